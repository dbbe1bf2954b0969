import { expect, it } from 'vitest'
import { getAlternativeGiftsHref } from './getAlternativeGiftsHref.ts'

it.each([
  ['cake', 'vendor', '/cakes/regular'],
  ['flower', 'vendor', '/flowers'],
  ['gift', 'courier', '/gifts'],
  ['plant', 'vendor', '/plants'],
  ['plant', 'courier', '/plants/pan-india'],
  ['rakhi', 'courier', '/send-rakhi'],
  ['combo', 'vendorOrCourier', '/combos'],
  ['hamper', 'courier', '/hampers'],
] as const)('for a product of type %s that is delivered by %s, links to %s', (type, through, href) => {
  expect(getAlternativeGiftsHref(type, through)).toBe(href)
})
