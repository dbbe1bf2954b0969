import type { AddToCartRequest } from '@store/api-client/contract/cart'
import type { AddOnGroup, Occasion } from '@store/api-client/contract/catalogue'
import type { AddOnSettings } from '@store/api-client/contract/settings'
import type { AsyncData } from './DeliveryDayState.ts'

/** The buy button that was pressed (specification 2, section 4, "Buy flow"). */
export type BuyButtonKind = NonNullable<AddToCartRequest['button']>

/** Occasion and text of a greeting card as they were entered, which may be incomplete. */
export interface GreetingCardDraft {
  /** Id of the occasion; empty before one was chosen. */
  readonly occasion: string
  readonly text: string
}

/** State of the open add-on panel (specification 2, section 2, "Upsell panel"). */
export interface AddOnPanelState {
  /** The button that opened the panel. */
  readonly button: BuyButtonKind
  /** Pincode of the delivery location. */
  readonly pincode: string
  readonly settings: AddOnSettings
  readonly groups: AsyncData<readonly AddOnGroup[]>
  /** Occasions of a greeting card; loaded when a card is first chosen. */
  readonly occasions: AsyncData<readonly Occasion[]>
}
