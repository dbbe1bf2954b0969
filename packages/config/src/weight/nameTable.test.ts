import fc from 'fast-check'
import { expect, it } from 'vitest'
import { nameTable } from './nameTable.ts'
import { renameScript } from './renameScript.ts'
import { renameSheet } from './renameSheet.ts'

const letters = 'abcdefghijklmnopqrstuvwxyz'
const hash = fc.string({ unit: fc.constantFrom(...`${letters}ABC019_-`), minLength: 6, maxLength: 6 })
const local = fc.string({ unit: fc.constantFrom(...`${letters}XY`), minLength: 1, maxLength: 9 })
const className = fc
  .tuple(fc.constantFrom('ui', 'cart', 'login-dialog'), hash, local)
  .map((parts) => parts.join('-'))
const tokenName = local.map((name) => `--store-color-${name}`)
// Names somebody else gave: of a library, of the host, of one or two letters as the short ones are.
const foreign = fc.oneof(local, fc.string({ unit: fc.constantFrom(...letters), minLength: 2, maxLength: 2 }))

const tableOf = (sheet: string, scripts: readonly string[] = []) =>
  nameTable(
    [
      { prefix: 'ui', sheets: [sheet] },
      { prefix: 'cart', sheets: [] },
      { prefix: 'login-dialog', sheets: [] },
    ],
    scripts,
  )

const sheetOf = (classes: readonly string[], tokens: readonly string[], others: readonly string[]) =>
  [
    ...classes.map((name) => `.${name} { color: red }`),
    ...tokens.map((name) => `:root { ${name}: red }`),
    ...others.map((name) => `.${name} { --${name}: 1px }`),
  ].join('\n')

const sheets = fc.tuple(
  fc.uniqueArray(className, { maxLength: 200 }),
  fc.uniqueArray(tokenName, { maxLength: 80 }),
  fc.uniqueArray(foreign, { maxLength: 40 }),
)

it('gives every name one of its own, and none that somebody else has', () => {
  fc.assert(
    fc.property(sheets, ([classes, tokens, others]) => {
      const table = tableOf(sheetOf(classes, tokens, others))
      expect([...table.keys()].sort()).toEqual([...classes, ...tokens].sort())
      const shorts = [...table.values()]
      expect(new Set(shorts).size).toBe(shorts.length)
      for (const other of others) expect(shorts).not.toContain(other)
      for (const other of others) expect(shorts).not.toContain(`--${other}`)
      for (const short of shorts) expect(short).not.toMatch(/ad/i)
    }),
  )
})

it('makes the same table of the same sheets, in whatever order they are read', () => {
  fc.assert(
    fc.property(sheets, ([classes, tokens, others]) => {
      const there = tableOf(sheetOf(classes, tokens, others))
      const back = tableOf(sheetOf(classes.toReversed(), tokens.toReversed(), others.toReversed()))
      expect([...back]).toEqual([...there])
    }),
  )
})

it('writes the same name into sheet and script, and leaves every text alone', () => {
  fc.assert(
    fc.property(sheets, fc.string(), ([classes, tokens, others], text) => {
      const table = tableOf(sheetOf(classes, tokens, others))
      for (const name of classes) {
        const short = table.get(name)
        expect(renameSheet(`.${name}:hover{color:red}`, table)).toBe(`.${short}:hover{color:red}`)
        expect(renameScript(`const a = { "x": "${name}" }`, table)).toBe(`const a = { "x": "${short}" }`)
        // A sentence that names it, a longer word, and what is no string.
        for (const code of [`"the ${name} of it"`, `"${name}x"`, `"x-${name}"`, `a = ${name}`])
          expect(renameScript(code, table)).toBe(code)
        expect(renameSheet(`.x-${name},.${name}-x{}`, table)).toBe(`.x-${name},.${name}-x{}`)
        expect(renameSheet(`.\\${name}{--y:1${name}}`, table)).toBe(`.\\${name}{--y:1${name}}`)
      }
      const said = JSON.stringify(text)
      expect(renameScript(said, table)).toBe(said)
      expect(renameSheet(`.x::after{content:${said}}`, table)).toBe(`.x::after{content:${said}}`)
    }),
  )
})

it('renames several names in one string, and rows of areas with their points', () => {
  const table = tableOf(
    '.ui-abc123-one{} .ui-abc123-two{} .x{grid-template:"ui-abc123-one ." "ui-abc123-top ui-abc123-two"}',
  )
  const [one, two, top] = ['one', 'two', 'top'].map((name) => table.get(`ui-abc123-${name}`))
  expect(renameScript("'ui-abc123-one ui-abc123-two'", table)).toBe(`'${one} ${two}'`)
  expect(renameSheet('.x{grid-template:"ui-abc123-one ." "ui-abc123-top ui-abc123-two"}', table)).toBe(
    `.x{grid-template:"${one} ." "${top} ${two}"}`,
  )
})

it('calls the lines of a grid after their area', () => {
  const table = tableOf('.a{grid-area:ui-abc123-main;grid-column:ui-abc123-main-start/ui-abc123-main-end}')
  const main = table.get('ui-abc123-main')
  expect(table.get('ui-abc123-main-start')).toBe(`${main}-start`)
  expect(table.get('ui-abc123-main-end')).toBe(`${main}-end`)
})

it('leaves a token that code names, and all that begin as code puts one together', () => {
  const sheet = ':root{--store-drag:1px;--store-color-ink:#000;--store-text-m:1rem}'
  const table = tableOf(sheet, ["style.setProperty('--store-drag', '2px')", "'--store-color-' + name"])
  expect([...table.keys()]).toEqual(['--store-text-m'])
})

it('leaves comments, addresses and names of libraries alone', () => {
  const sheet =
    '/* ui-abc123-one */.yarl__slide{background:url(ui-abc123-one.png)}.ui-abc123-one{--pdp-ratio:1}'
  const table = tableOf(sheet)
  expect(renameSheet(sheet, table)).toBe(
    `/* ui-abc123-one */.yarl__slide{background:url(ui-abc123-one.png)}.${table.get('ui-abc123-one')}{--pdp-ratio:1}`,
  )
})
