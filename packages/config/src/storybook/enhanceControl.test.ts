import { expect, test } from 'vitest'
import { enhanceControl } from './enhanceControl.ts'

const prop = (raw: string, name = 'union', control?: unknown) => ({ control, type: { name, raw } })
const controlOf = (raw: string, value?: unknown) => enhanceControl(prop(raw), value).control

test('offers a text, number or boolean control for an optional prop of that type', () => {
  expect(controlOf('string | undefined')).toEqual({ type: 'text' })
  expect(controlOf('HTMLInputAutoCompleteAttribute | undefined')).toEqual({ type: 'text' })
  expect(controlOf('number | undefined')).toEqual({ type: 'number' })
  expect(controlOf('boolean | undefined')).toEqual({ type: 'boolean' })
})

test('chooses the control by the value in a story', () => {
  expect(controlOf('ReactNode', 'Add to cart')).toEqual({ type: 'text' })
  expect(controlOf('Size', 4)).toEqual({ type: 'number' })
  expect(controlOf('Flag', false)).toEqual({ type: 'boolean' })
  expect(controlOf('Options', [{ id: '1', detail: undefined }])).toEqual({ type: 'object' })
})

test.each([
  ['no value', undefined],
  ['null', null],
  ['a function', () => 1],
  ['a node', { $$typeof: Symbol.for('react.element'), props: {} }],
  ['messages with a function', { title: 'Cart', count: () => '2' }],
  ['a list with a node', [{ icon: { $$typeof: Symbol.for('react.element') } }]],
  ['an instance', new Map()],
])('offers no control for an object that is %s', (_, value) => {
  expect(controlOf('Something', value)).toEqual({ disable: true })
  expect(enhanceControl({ control: undefined }, value).control).toEqual(
    typeof value === 'function' ? undefined : { disable: true },
  )
})

test('keeps the controls that a story file sets, and those that Storybook infers correctly', () => {
  expect(enhanceControl(prop('Selection', 'other', false), {}).control).toBe(false)
  expect(enhanceControl(prop("'a' | 'b'", 'enum'), undefined).control).toBeUndefined()
  expect(enhanceControl(prop('() => void', 'function'), undefined).control).toBeUndefined()
  expect(enhanceControl({ control: undefined }, 'a').control).toBeUndefined()
})

test('offers no control for an attribute without a visible effect', () => {
  expect(enhanceControl({ ...prop('string', 'string'), name: 'describedBy' }, 'note').control).toEqual({
    disable: true,
  })
})

test('omits undefined from the displayed type', () => {
  expect(enhanceControl(prop('string | undefined'), undefined)).toMatchObject({
    table: { type: { summary: 'string' } },
  })
})
