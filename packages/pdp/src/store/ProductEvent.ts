import type { ProductId } from '@store/api-client/contract/catalogue'
import type { Paise } from '@store/api-client/contract/money'

/** What the product page reports to analytics. */
export type ProductEvent =
  | { readonly kind: 'productViewed'; readonly productId: ProductId; readonly price: Paise }
  | {
      readonly kind: 'addedToCart'
      readonly productId: ProductId
      readonly price: Paise
      readonly pincode: string
    }
