import { expect, it } from 'vitest'
import { fallbackShop } from '../ShopInfo.ts'
import { listFooterGroups } from './listFooterGroups.ts'

const hrefsOf = (...options: Parameters<typeof listFooterGroups>) =>
  listFooterGroups(...options).map(({ links }) => links.map(({ href }) => href))

const ofHost = [
  ['/reviews'],
  ['/orders/lookup'],
  ['/refer-and-earn'],
  ['#cookies', '/sitemap.html', '/credits'],
]

it("contains only the host's links for a shop without a description", () => {
  expect(hrefsOf(fallbackShop, false)).toEqual(ofHost)
})

it('groups the links of a shop’s pages and contacts, and omits pages without a group', () => {
  const shop = {
    ...fallbackShop,
    name: 'Petal Lane',
    contacts: { whatsApp: { number: '+91 90000 00000' } },
    pages: [
      { path: '/pages/delivery', text: 'Delivery', group: 'help' },
      { path: '/termcondition', text: 'Terms', group: 'legal' },
      { path: '/pages/hidden', text: 'Hidden' },
    ],
  } as const
  expect(listFooterGroups(shop, true)[0]?.title).toBe('Petal Lane')
  expect(hrefsOf(shop, true)).toEqual([
    ['/reviews'],
    ['/orders/lookup', '/pages/delivery', '/contact-us', 'https://wa.me/919000000000'],
    ['/refer-and-earn', '/corporate-gifts'],
    ['/termcondition', '#cookies', '/sitemap.html', '/credits'],
  ])
})
