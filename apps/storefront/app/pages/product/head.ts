import type { Head, HeadContext } from '../../Head.ts'
import { isCampaignUrl } from '../../isCampaignUrl.ts'
import type { ProductData } from './load.ts'
import { toProductJsonLd } from './toProductJsonLd.ts'

/** Head of a product page. */
export const productHead = ({ product }: ProductData, { url, shop }: HeadContext): Head => ({
  title: product.meta.title,
  description: product.meta.description,
  noIndex: isCampaignUrl(url),
  picture: product.pictures[0],
  jsonLd: (address) => toProductJsonLd(product, address, shop.name),
})
