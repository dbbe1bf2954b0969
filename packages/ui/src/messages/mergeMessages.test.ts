import fc from 'fast-check'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { mergeMessages } from './mergeMessages.ts'
import type { PartialMessages } from './PartialMessages.ts'

interface Messages {
  readonly heading: string
  readonly count: (count: number) => string
  readonly steps: readonly string[]
  readonly errors: { readonly network: string; readonly field: { readonly blank: string } }
  readonly dialog?: { readonly title: string; readonly close: string }
}

const en: Messages = {
  heading: 'Your cart',
  count: (count) => `${count} items`,
  steps: ['One', 'Two'],
  errors: { network: 'You’re offline', field: { blank: 'Required' } },
}

describe('mergeMessages', () => {
  it('replaces texts, functions and lists, and keeps the rest of nested messages', () => {
    const count = () => 'a few'
    expect(
      mergeMessages(en, { count, steps: ['Only'], errors: { field: { blank: 'Please fill this in' } } }),
    ).toEqual({
      heading: 'Your cart',
      count,
      steps: ['Only'],
      errors: { network: 'You’re offline', field: { blank: 'Please fill this in' } },
    })
  })

  it('keeps the messages that a lazy-loaded component merges with its own defaults', () => {
    expect(mergeMessages(en, { dialog: { title: 'Sure?' } }).dialog).toEqual({ title: 'Sure?' })
  })

  it('returns the default object without overrides, and the same object for the same overrides', () => {
    const changes = { heading: 'Basket' }
    expect(mergeMessages(en, undefined)).toBe(en)
    expect(mergeMessages(en, changes)).toBe(mergeMessages(en, changes))
    expect(mergeMessages({ ...en }, changes)).not.toBe(mergeMessages(en, changes))
  })

  it('ignores an undefined message and never changes the prototype', () => {
    const changes: PartialMessages<{ heading: string }> = JSON.parse('{"__proto__":{"heading":"Foreign"}}')
    expect(mergeMessages({ heading: 'Your cart' }, changes).heading).toBe('Your cart')
    expect(mergeMessages({ heading: 'Your cart' }, Object.fromEntries([['heading', undefined]]))).toEqual({
      heading: 'Your cart',
    })
  })

  it('takes each message from the overrides if present, and otherwise from the default', () => {
    const { tree } = fc.letrec<{ tree: Tree; leaf: string }>((tie) => ({
      tree: fc.dictionary(fc.constantFrom(...'abcd'), fc.oneof({ maxDepth: 2 }, tie('leaf'), tie('tree')), {
        minKeys: 1,
        maxKeys: 3,
        noNullPrototype: true,
      }),
      leaf: fc.string(),
    }))
    fc.assert(
      fc.property(tree, tree, (defaults, changes) => {
        const merged = mergeMessages<Tree>(defaults, changes)
        expect(leavesOf(merged)).toEqual(expected(leavesOf(defaults), leavesOf(changes)))
        expect(mergeMessages<Tree>(merged, changes)).toEqual(merged)
      }),
    )
  })
})

interface Tree {
  readonly [name: string]: string | Tree
}

/** Texts by path, such as `a/b`. */
const leavesOf = (tree: Tree, path = ''): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(tree).flatMap(([name, value]): (readonly [string, string])[] =>
      typeof value === 'string' ? [[`${path}/${name}`, value]] : [...leavesOf(value, `${path}/${name}`)],
    ),
  )

/** An override replaces its path and everything below it, and a default text on the way to it. */
const expected = (defaults: ReadonlyMap<string, string>, changes: ReadonlyMap<string, string>) => {
  const paths = [...changes.keys()]
  const isReplaced = (path: string) =>
    paths.some((one) => one === path || one.startsWith(`${path}/`) || path.startsWith(`${one}/`))
  return new Map([...[...defaults].filter(([path]) => !isReplaced(path)), ...changes])
}

describe('PartialMessages', () => {
  it('accepts all messages and any part of them', () => {
    expectTypeOf<Messages>().toExtend<PartialMessages<Messages>>()
    expectTypeOf<{ errors: { network: string } }>().toExtend<PartialMessages<Messages>>()
    expectTypeOf<PartialMessages<Messages>['count']>().toEqualTypeOf<Messages['count'] | undefined>()
  })

  it('rejects unknown names and other types, at any depth', () => {
    const refused: PartialMessages<Messages>[] = [
      // @ts-expect-error `heding` is no message.
      { heding: 'Basket' },
      // @ts-expect-error `blnk` is no message.
      { errors: { field: { blnk: 'Required' } } },
      // @ts-expect-error A heading is a text.
      { heading: () => 'Basket' },
    ]
    // @ts-expect-error `heding` is no message.
    refused.push(mergeMessages(en, { heding: 'Basket' }))
    expect(refused).toHaveLength(4)
  })
})
