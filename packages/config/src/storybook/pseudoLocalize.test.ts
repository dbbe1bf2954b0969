import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pseudoLocalize } from './pseudoLocalize.ts'

it('lengthens a text, adds accents, and puts it in brackets', () => {
  expect(pseudoLocalize('Select Delivery Location')).toBe('[!! Šééĺééčť Ďééĺíívééřý Ĺóóčááťííóóñ !!]')
})

it.each(['', '  ', '₹1,299', '250 / 250', '—'])(
  'leaves %j unchanged, because it contains no word',
  (text) => {
    expect(pseudoLocalize(text)).toBe(text)
  },
)

it('keeps leading and trailing space outside the brackets', () => {
  expect(pseudoLocalize(' or ')).toBe(' [!! óóř !!] ')
})

it('leaves placeholders and addresses inside a text unchanged', () => {
  expect(pseudoLocalize('Hi {name}, see https://shop.example/a or ask help@shop.example')).toBe(
    '[!! Híí {name}, šéééé https://shop.example/a óóř áášk help@shop.example !!]',
  )
})

it('keeps digits and currency signs', () => {
  expect(pseudoLocalize('Total ₹2,696 for 4')).toMatch(/₹2,696 .* 4 !!\]$/)
})

it('changes nothing when applied again, and never shortens a text', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const once = pseudoLocalize(text)
      expect(pseudoLocalize(once)).toBe(once)
      expect(once.length).toBeGreaterThanOrEqual(text.length)
    }),
  )
})
