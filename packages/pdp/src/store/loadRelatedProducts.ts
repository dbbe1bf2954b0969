import type { Product, ProductCard } from '@store/api-client/contract/catalogue'
import type { Result } from '@store/api-client/contract/problem'
import {
  addViewedProduct,
  parseViewedProducts,
  selectOtherViewedProducts,
} from '@store/api-client/contract/rules/recentlyViewed'
import type { ProductPorts } from './ProductPorts.ts'
import type { RelatedProductLists } from './ProductState.ts'

/**
 * Loads the related products and stores the product as viewed (specification 2, section 4). A list that fails to load
 * is omitted.
 */
export async function loadRelatedProducts(
  { id, delivery: { country } }: Pick<Product, 'id' | 'delivery'>,
  { client, viewed }: NonNullable<ProductPorts['relatedProducts']>,
): Promise<RelatedProductLists> {
  const before = parseViewedProducts(viewed.read())
  viewed.write(addViewedProduct(before, { id, country }))
  const ids = selectOtherViewedProducts(before, { id, country }).map((one) => one.id)
  const [recommended, seen] = await Promise.all([
    client.recommended({ productId: id }),
    ids.length === 0 ? nothing : client.cards({ ids }),
  ])
  return { recommended: cardsIn(recommended), viewed: cardsIn(seen) }
}

const nothing = { ok: true, value: [] } as const

const cardsIn = (answer: Result<readonly ProductCard[]>) => (answer.ok ? answer.value : [])
