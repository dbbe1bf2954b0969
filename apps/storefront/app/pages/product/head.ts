import type { Head } from '../../Head.ts'
import { isMarketed } from '../../marketingSections.ts'
import type { PageData } from '../../PageData.ts'
import { productFacts } from './productFacts.ts'

/** Head of a product page. */
export const productHead = ({ product }: PageData['product'], url: URL): Head => ({
  title: product.meta.title,
  description: product.meta.description,
  noIndex: isMarketed(url),
  picture: product.pictures[0],
  facts: (address) => productFacts(product, address),
})
