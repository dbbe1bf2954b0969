import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pseudoLocalize } from './pseudoLocalize.ts'

it('lengthens and accents words between signs', () => {
  expect(pseudoLocalize('Select Delivery Location')).toBe('[!! Šééĺééčť Ďééĺíívééřý Ĺóóčááťííóóñ !!]')
})

it.each(['', '  ', '₹1,299', '250 / 250', '—'])('leaves %j alone: there is no word in it', (text) => {
  expect(pseudoLocalize(text)).toBe(text)
})

it('keeps space at the ends outside the signs', () => {
  expect(pseudoLocalize(' or ')).toBe(' [!! óóř !!] ')
})

it('leaves placeholders and addresses inside a text alone', () => {
  expect(pseudoLocalize('Hi {name}, see https://shop.example/a or ask help@shop.example')).toBe(
    '[!! Híí {name}, šéééé https://shop.example/a óóř áášk help@shop.example !!]',
  )
})

it('keeps digits and signs of money', () => {
  expect(pseudoLocalize('Total ₹2,696 for 4')).toMatch(/₹2,696 .* 4 !!\]$/)
})

it('changes nothing the second time, and never makes a text shorter', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const once = pseudoLocalize(text)
      expect(pseudoLocalize(once)).toBe(once)
      expect(once.length).toBeGreaterThanOrEqual(text.length)
    }),
  )
})
