import type { ChosenAddOn, ChosenDelivery } from '@store/api-client/contract/cart'
import type { ChosenPhoto } from '@store/api-client/contract/rules/selection'

/** What was chosen and typed on a product's page, for a reload, a login or the way back. */
export interface ProductDraft {
  /** The chosen options, as an address tells them. */
  readonly choices: string
  readonly texts: Readonly<Record<string, string>>
  readonly photos: Readonly<Record<string, ChosenPhoto>>
  readonly addOns: readonly ChosenAddOn[]
  readonly delivery: ChosenDelivery | undefined
  readonly redeemsPoints: boolean | undefined
  /** The pincode it was put in the cart for; taken over again only while it lies there. */
  readonly boughtFor?: string | undefined
  /** The wish that may have been heard already. */
  readonly wish: PendingAddRequest | undefined
}

/** Something that was asked of the cart, and the key it was asked under. */
export interface PendingAddRequest {
  /** All that was asked, as text. */
  readonly asked: string
  readonly key: string
}
