import type { Head, HeadContext } from '../../Head.ts'
import type { HomeData } from './load.ts'
import { toShopJsonLd } from './toShopJsonLd.ts'

/** Head of the home page. */
export const homeHead = ({ hero }: HomeData, { shop }: HeadContext): Head => ({
  title: hero ? `${shop.name}: ${hero.title}` : shop.name,
  ...(hero && { description: hero.text }),
  jsonLd: (address) => [toShopJsonLd(shop, address)],
})
