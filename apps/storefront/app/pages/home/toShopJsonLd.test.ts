import { expect, it } from 'vitest'
import { fallbackShop } from '../../ShopInfo.ts'
import { toShopJsonLd } from './toShopJsonLd.ts'

const url = 'https://shop.example/'

it('contains the contacts of the shop, and its social profiles', () => {
  const shop = {
    ...fallbackShop,
    name: 'Petal Lane',
    contacts: {
      telephone: { number: '+91 00000 00000', hours: '9 am to 8 pm' },
      email: 'hello@petal-lane.example',
      address: '1 Example Road, Pune 411001',
    },
    social: [{ network: 'instagram', href: 'https://www.instagram.com/petal-lane.example' }],
  } as const
  expect(toShopJsonLd(shop, url)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Petal Lane',
    url,
    telephone: '+91 00000 00000',
    email: 'hello@petal-lane.example',
    address: '1 Example Road, Pune 411001',
    sameAs: ['https://www.instagram.com/petal-lane.example'],
  })
})

it('contains only the name of a shop without a description', () => {
  expect(Object.keys(toShopJsonLd(fallbackShop, url))).toEqual(['@context', '@type', 'name', 'url'])
})
