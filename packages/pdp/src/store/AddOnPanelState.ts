import type { AddToCartRequest } from '@store/api-client/contract/cart'
import type { AddOnGroup, Occasion } from '@store/api-client/contract/catalogue'
import type { AddOnSettings } from '@store/api-client/contract/settings'
import type { AsyncData } from './DayState.ts'

/** The button that was pressed to buy (specification 2, section 4, "Buy flow"). */
export type BuyButton = NonNullable<AddToCartRequest['button']>

/** The add-on panel while it is open (specification 2, section 2, "Upsell panel"). */
export interface AddOnPanelState {
  /** The button that opened it. */
  readonly button: BuyButton
  /** Where the gift goes. */
  readonly pincode: string
  readonly settings: AddOnSettings
  readonly groups: AsyncData<readonly AddOnGroup[]>
  /** What a greeting card can be for; asked when a card is first wanted. */
  readonly occasions: AsyncData<readonly Occasion[]>
}
