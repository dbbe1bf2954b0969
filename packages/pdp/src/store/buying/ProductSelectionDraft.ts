import type { ChosenAddOn, ChosenDelivery } from '@store/api-client/contract/cart'
import type { ChosenPhoto } from '@store/api-client/contract/rules/selection'
import type { ProductState } from '../ProductState.ts'

/** The selection and texts of a product page, stored for a reload, a login or Back. */
export interface ProductSelectionDraft {
  /** The chosen options in their URL format. */
  readonly choices: string
  readonly texts: Readonly<Record<string, string>>
  readonly photos: Readonly<Record<string, ChosenPhoto>>
  readonly addOns: readonly ChosenAddOn[]
  readonly cards?: ProductState['cardDrafts']
  readonly candles?: ProductState['candleDrafts']
  readonly delivery: ChosenDelivery | undefined
  readonly redeemsPoints: boolean | undefined
  /**
   * The pincode for which the product was added to the cart. If set, the draft is restored only while the cart contains
   * the product.
   */
  readonly boughtFor?: string | undefined
  /** The pending add request, which the server may already have processed. */
  readonly wish: PendingAddToCartRequest | undefined
}

/** A pending add request to the cart with its idempotency key. */
export interface PendingAddToCartRequest {
  /** The whole request as JSON. */
  readonly asked: string
  readonly key: string
}
