import { Price } from '@store/ui'
import { createProductPart } from '../../react/createProductPart.ts'
import { useProduct } from '../../react/useProduct.ts'

/**
 * Renders the minimum and maximum price of a gift that a shopper fills, such as a hamper (specification 2, section 3:
 * customPriceRange).
 */
export const PriceRange = createProductPart((slots) => slots.priceRange, OwnPriceRange)

function OwnPriceRange() {
  const { product, priceOf, messages } = useProduct()

  const { priceRange } = product
  if (!priceRange) return null
  const { from, to } = priceRange
  return (
    <Price
      amount={`${priceOf(from)} – ${priceOf(to)}`}
      priceLabel={messages.price}
      listPriceLabel={messages.listPrice}
      size="l"
    />
  )
}
