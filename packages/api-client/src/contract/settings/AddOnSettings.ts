import { array, integer, number, optional, picklist, pipe } from 'valibot'
import type { AddOnLayout } from '../rules/candleNumber.ts'
import { type ProductId, productIdSchema } from '../wire/index.ts'

/** How the store offers add-ons. */
export interface AddOnSettings {
  /** One list with a title, or tabs (specification 2, section 2, "Upsell panel"). */
  readonly layout: AddOnLayout
  /** Add-ons that need a number. */
  readonly candles: readonly ProductId[]
  /** Add-ons that need an occasion. */
  readonly greetingCards: readonly ProductId[]
  /** ISO numbers of the countries where the panel opens. @default India and the USA */
  readonly countries: readonly number[]
}

/** Settings fields about add-ons. */
export const addOnSettingsFields = {
  addon_layout: optional(picklist(['old', 'new']), 'new'),
  candle_nids: optional(array(productIdSchema), []),
  greeting_card_nids: optional(array(productIdSchema), []),
  addon_countries: optional(array(pipe(number(), integer())), [356, 840]),
}
