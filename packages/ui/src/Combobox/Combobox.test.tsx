import { act, fireEvent, render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { StrictMode, useEffect, useState } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Combobox } from './Combobox.tsx'
import type { ComboboxOption } from './ComboboxOption.ts'
import type { ComboboxStatus } from './ComboboxProps.ts'
import { comboboxEn } from './comboboxEn.ts'

beforeEach(() => {
  // jsdom has no layout and no scrolling.
  Element.prototype.scrollIntoView = () => undefined
})

afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
})

const all: readonly ComboboxOption[] = ['Delhi', 'Dewas', 'Deoghar', 'Dibrugarh'].map((text) => ({
  id: text,
  text,
  disabled: text === 'Dewas',
}))

interface Found {
  readonly options: readonly ComboboxOption[]
  readonly status: ComboboxStatus
}

interface Chosen {
  readonly id: string
  readonly duringAct: string
}

const keys = ['ArrowDown', 'ArrowUp', 'Enter', 'Escape', 'Home', 'End', 'ArrowLeft', 'Tab', 'x']
const statuses: readonly ComboboxStatus[] = ['idle', 'loading', 'empty', 'failed', 'ready']

const anAct = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('key'), key: fc.constantFrom(...keys) }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('type'), text: fc.constantFrom('', 'd', 'de', 'del') }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('find'),
      options: fc.shuffledSubarray([...all]),
      status: fc.constantFrom('ready' as const, ...statuses),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('blur') }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('click') }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('press'), at: fc.nat({ max: 3 }) }) },
)

type Act = typeof anAct extends fc.Arbitrary<infer Value> ? Value : never

/** Expected UI according to the ARIA pattern: whether the list is open, and which option is active. */
interface Model {
  readonly wanted: boolean
  readonly aim: string | undefined
  readonly text: string
  readonly found: Found
}

const closed = { wanted: false, aim: undefined }

function optionsIn({ wanted, found: { options, status } }: Model): readonly ComboboxOption[] {
  return wanted && (status === 'ready' || status === 'loading') ? options : []
}

const activeIn = (model: Model) => optionsIn(model).find(({ id }) => id === model.aim)

const saysSomething = ({ wanted, found: { status } }: Model) =>
  wanted && ['loading', 'empty', 'ready'].includes(status)

function chooseIn(model: Model, option: ComboboxOption | undefined): Model {
  return option && !option.disabled ? { ...model, ...closed, text: option.text } : model
}

function moveIn(model: Model, step: 1 | -1): Model {
  const open = { ...model, wanted: true }
  const ids = optionsIn(open).map(({ id }) => id)
  if (ids.length === 0) return open
  const at = ids.indexOf(activeIn(model)?.id ?? '')
  const next = at === -1 ? (step === 1 ? 0 : ids.length - 1) : (at + step + ids.length) % ids.length
  return { ...open, aim: ids[next] }
}

function keyIn(model: Model, key: string): Model {
  switch (key) {
    case 'ArrowDown':
      return moveIn(model, 1)
    case 'ArrowUp':
      return moveIn(model, -1)
    case 'Enter':
      return activeIn(model) ? chooseIn(model, activeIn(model)) : { ...model, ...closed }
    case 'Escape':
      if (saysSomething(model)) return { ...model, ...closed }
      return model.text === '' ? model : { ...model, ...closed, text: '' }
    case 'Home':
    case 'End':
    case 'ArrowLeft':
      return { ...model, aim: undefined }
    default:
      return model
  }
}

function step(model: Model, did: Act): Model {
  if ('key' in did) return keyIn(model, did.key)
  if ('text' in did)
    return did.text === model.text ? model : { ...model, wanted: true, aim: undefined, text: did.text }
  if ('options' in did) return { ...model, found: did }
  if ('at' in did) return chooseIn(model, optionsIn(model)[did.at])
  return did.kind === 'blur' ? { ...model, ...closed } : { ...model, wanted: true }
}

const visibleOptions = () => [...document.querySelectorAll<HTMLElement>('[role=option]')]

interface HostProps {
  readonly hear: (find: (found: Found) => void) => void
  readonly onSelect: (option: ComboboxOption) => void
}

function Host({ hear, onSelect }: HostProps) {
  const [text, setText] = useState('')
  const [found, setFound] = useState<Found>({ options: all, status: 'ready' })
  // Suggestions arrive later, like API responses.
  useEffect(() => hear(setFound), [hear])
  const select = (option: ComboboxOption) => {
    onSelect(option)
    setText(option.text)
  }
  return (
    <Combobox
      {...found}
      label="City"
      value={text}
      messages={comboboxEn}
      onInput={setText}
      onSelect={select}
    />
  )
}

function open() {
  const chosen: Chosen[] = []
  let during = ''
  let find: (found: Found) => void = () => undefined
  const { unmount } = render(
    <StrictMode>
      <Host
        hear={(next) => {
          find = next
        }}
        onSelect={({ id }) => chosen.push({ id, duringAct: during })}
      />
    </StrictMode>,
  )
  const field = screen.getByLabelText<HTMLInputElement>('City')
  act(() => field.focus())

  const doIt = (did: Act) => {
    if ('key' in did) fireEvent.keyDown(field, { key: did.key })
    else if ('text' in did) fireEvent.input(field, { target: { value: did.text } })
    else if ('options' in did) act(() => find(did))
    else if ('at' in did) visibleOptions()[did.at]?.click()
    else if (did.kind === 'click') fireEvent.click(field)
    else fireEvent.focusOut(field)
  }

  return {
    field,
    chosen,
    perform: (did: Act) => {
      during = 'at' in did ? 'press' : 'key' in did ? did.key : did.kind
      return act(async () => doIt(did))
    },
    unmount,
  }
}

/** Number of random sessions. */
const runs = 100 * Number(process.env.STORE_TEST_FACTOR ?? 1)

it('follows the ARIA combobox pattern for any order of keys, typing and results', {
  timeout: 60_000 + runs * 300,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anAct, { maxLength: 60, size: 'max' }), async (acts) => {
      const { field, chosen, perform, unmount } = open()
      let model: Model = { ...closed, text: '', found: { options: all, status: 'ready' } }
      try {
        for (const did of acts) {
          const before = chosen.length
          await perform(did)
          model = step(model, did)

          const shown = visibleOptions()
          expect(shown.map(({ textContent }) => textContent)).toEqual(
            optionsIn(model).map(({ text }) => text),
          )
          expect(field.getAttribute('aria-expanded')).toBe(String(shown.length > 0))
          expect(field.value).toBe(model.text)

          const activeId = field.getAttribute('aria-activedescendant')
          const active = shown.filter((option) => option.getAttribute('aria-selected') === 'true')
          expect(active.map(({ textContent }) => textContent)).toEqual(
            [activeIn(model)].flatMap((option) => option?.text ?? []),
          )
          // If an option is active, it exists and the field refers to it.
          expect(active.map(({ id }) => id)).toEqual(activeId === null ? [] : [activeId])

          // Nothing is chosen without Enter or a press.
          for (const { duringAct } of chosen.slice(before)) expect(['Enter', 'press']).toContain(duringAct)
          expect(chosen.length - before).toBeLessThanOrEqual(1)
          expect(chosen.map(({ id }) => id)).not.toContain('Dewas')
        }
      } finally {
        unmount()
      }
    }),
    { numRuns: runs },
  )
})
