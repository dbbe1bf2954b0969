import fc from 'fast-check'
import { expect, it } from 'vitest'
import { propertyFamily } from './propertyFamily.ts'
import { tidySheets } from './tidySheets.ts'

const tidy = (sheets: Readonly<Record<string, string>>) =>
  Object.fromEntries(tidySheets(new Map(Object.entries(sheets))))

const declaration = fc
  .tuple(
    fc.constantFrom(
      ...['all', 'font', 'font-size', 'line-height', 'margin', 'margin-inline', 'border', 'border-radius'],
      ...[
        '-webkit-hyphens',
        'hyphens',
        'inset',
        'top',
        'inline-size',
        'width',
        'gap',
        'row-gap',
        '--a',
        'display',
      ],
    ),
    fc.constantFrom('1px', '2px', 'none'),
  )
  .map((parts) => parts.join(':'))

const bodyOf = (sheet = '') => sheet.slice(sheet.indexOf('{') + 1, -1).split(';')

it('says everything it said, and what touches each other in the order it had', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(declaration, { minLength: 1, maxLength: 12 }), { minLength: 1 }),
      (rules) => {
        const sheets = Object.fromEntries(rules.map((rule, place) => [`${place}`, `.a{${rule.join(';')}}`]))
        const tidied = tidy(sheets)
        for (const [place, rule] of rules.entries()) {
          const now = bodyOf(tidied[place])
          expect([...now].sort()).toEqual([...rule].sort())
          for (const family of new Set(rule.map(propertyFamily)))
            expect(now.filter((said) => propertyFamily(said) === family)).toEqual(
              rule.filter((said) => propertyFamily(said) === family),
            )
          // Whatever stands after it is not undone, and nothing else is.
          const all = rule.findIndex((said) => said.startsWith('all:'))
          if (all > 0) expect(now).toEqual(rule)
          if (all === 0) expect(now[0]).toBe(rule[0])
        }
      },
    ),
  )
})

it('writes alike what two rules say alike', () => {
  const { a, b } = tidy({ a: '.a{color:red;margin:0}', b: '.b{margin:0;color:red}' })
  expect(bodyOf(a)).toEqual(bodyOf(b))
})

it.each([
  ['a shorthand and what it sets', 'font:1px a', 'line-height:2'],
  ['a property and the same with a prefix', '-webkit-hyphens:none', 'hyphens:none'],
  ['one edge by two names', 'inset-inline:0', 'left:0'],
  ['one length by two names', 'inline-size:1px', 'width:2px'],
  ['wrapping and white space', 'white-space:normal', 'text-wrap:balance'],
  ['two ways of aligning', 'place-items:center', 'align-items:start'],
])('knows that %s belong together', (_, one, other) => {
  expect(propertyFamily(one)).toBe(propertyFamily(other))
})

it('leaves a rule with a string or an address alone', () => {
  const sheets = {
    a: '.x:after{width:1px;content:";}"}',
    b: '@font-face{src:url(data:a;b);margin:0}',
    c: '.y{margin:0;margin:0}',
  }
  expect(tidy(sheets)).toEqual(sheets)
})

it('writes no space that nothing needs', () => {
  expect(tidy({ a: '.a{font:400 1rem / 1.5 a, b}' }).a).toBe('.a{font:400 1rem/1.5 a,b}')
})
