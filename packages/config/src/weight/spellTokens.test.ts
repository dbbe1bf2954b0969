import fc from 'fast-check'
import { expect, it } from 'vitest'
import { spellTokens } from './spellTokens.ts'

const spell = (sheets: Readonly<Record<string, string>>, tokens: readonly string[]) =>
  Object.fromEntries(spellTokens(new Map(Object.entries(sheets)), new Set(tokens)))

it('writes a short value in every sheet that asks for it, and its definition nowhere', () => {
  const sheets = {
    a: ':root{--a:1px;--b:2px}.y{padding:var(--a)}',
    b: '.x{margin:calc(2*var(--a)) var(--b)}',
  }
  expect(spell(sheets, ['--a', '--b'])).toEqual({
    a: ':root{}.y{padding:1px}',
    b: '.x{margin:2px 2px}',
  })
})

it.each([
  ['calc(-1 * var(--a))', '-1.5rem'],
  ['calc(2 * var(--a))', '3rem'],
  ['calc(var(--a) - 1rem)', '.5rem'],
  ['calc(.1rem + var(--a))', '1.6rem'],
  ['calc(100 + 1)', '101'],
  ['calc(var(--a) + 4px)', 'calc(1.5rem + 4px)'],
  ['calc(-1 * (1px + var(--a)))', 'calc(-1 * (1px + 1.5rem))'],
  ['calc(100% - 2 * var(--a))', 'calc(100% - 2 * 1.5rem)'],
])('reckons %s as far as two values go', (value, written) => {
  expect(spell({ sheet: `:root{--a:1.5rem}.x{margin:${value}}` }, ['--a']).sheet).toBe(
    `:root{}.x{margin:${written}}`,
  )
})

it('leaves no gaps in what it keeps, but for those of a string', () => {
  const sheet = ':root{--a:"A, B", C, D}.x{font-family:var(--a)}'
  expect(spell({ sheet }, ['--a']).sheet).toBe(':root{--a:"A, B",C,D}.x{font-family:var(--a)}')
})

it('needs nothing to fall back on', () => {
  expect(spell({ sheet: ':root{--a:1px}.x{margin:var(--a,2px)}' }, ['--a']).sheet).toBe(
    ':root{}.x{margin:1px}',
  )
})

it('leaves out of the root what the body says anew', () => {
  const sheet = ':root{--a:"a";--b:1px}body{--a:"b"}.x:after{content:var(--a)}'
  expect(spell({ sheet }, ['--a']).sheet).toBe(':root{--b:1px}body{--a:"b"}.x:after{content:var(--a)}')
  expect(spell({ sheet }, []).sheet).toBe(sheet)
})

it('leaves out a token that no sheet asks for, and no property of somebody else', () => {
  const shadow = '0 1px 2px #0000000f'
  const sheets = {
    a: `:root{--a:${shadow};--b:${shadow};--bar:${shadow};--f:"A B"}`,
    b: '.x{margin:var(--b)}',
  }
  expect(spell(sheets, ['--a', '--b', '--f']).a).toBe(`:root{--b:${shadow};--bar:${shadow};}`)
})

it.each([
  ['another value under a condition', ':root{--a:1px}@media print{:root{--a:0}}.x{margin:var(--a)}'],
  ['a value under a condition only', '@media print{:root{--a:1px}}.x{margin:var(--a)}'],
  ['another value on an element', ':root{--a:1px}.x{--a:2px;margin:var(--a)}'],
  ['a value on an element only', '.x{--a:1px;margin:var(--a)}'],
  ['a long value', ':root{--a:clamp(1px,2px,3px)}.x{margin:var(--a)}'],
  ['a value made of another', ':root{--a:var(--b)}.x{margin:var(--a)}'],
  ['a string', ':root{--a:"a"}.x:after{content:var(--a)}'],
])('keeps a token with %s', (_, sheet) => {
  expect(spell({ sheet }, ['--a'])).toEqual({ sheet })
})

it('keeps a token that code or a page may ask for', () => {
  const sheets = { a: ':root{--store-a:1px}.x{margin:var(--store-a)}' }
  expect(spell(sheets, [])).toEqual(sheets)
})

it('says of every element what it said', () => {
  const name = fc.constantFrom('--a', '--b', '--c')
  const value = fc.constantFrom('1px', '#fff', 'clamp(1px,2px,3px)', 'var(--b)')
  const rule = fc
    .tuple(
      fc.constantFrom(':root', '.x', '.y'),
      fc.array(
        fc.oneof(
          fc.tuple(name, value).map((parts) => parts.join(':')),
          name.map((asked) => `margin:var(${asked}) 0`),
        ),
        { minLength: 1, maxLength: 4 },
      ),
    )
    .map(([selector, said]) => `${selector}{${said.join(';')}}`)
  fc.assert(
    fc.property(fc.array(rule, { minLength: 1, maxLength: 6 }), (rules) => {
      const sheet = rules.join('')
      const spelled = spell({ sheet }, ['--a', '--b', '--c']).sheet ?? ''
      for (const element of ['.x', '.y']) expect(marginOf(spelled, element)).toBe(marginOf(sheet, element))
    }),
  )
})

/** The margin of an element below the root, as a browser reckons it. */
function marginOf(sheet: string, element: string): string | undefined {
  const said = (selector: string) =>
    [...sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
      .filter(([, selectors]) => selectors === selector)
      .flatMap(([, , body = '']) => body.split(';'))
      .map((declaration) => declaration.split(':'))
  const known = new Map(
    [...said(':root'), ...said(element)].map(([property = '', value = '']) => [property, value]),
  )
  const resolve = (value: string, depth = 0): string =>
    depth > 5
      ? 'nothing'
      : value.replace(/var\((--\w)\)/g, (_, token: string) =>
          resolve(known.get(token) ?? 'nothing', depth + 1),
        )
  const margin = said(element).findLast(([property]) => property === 'margin')?.[1]
  return margin && resolve(margin)
}
