import { array, object, pipe, regex, string, transform } from 'valibot'
import { accountResponseSchemaFields } from '../wire/index.ts'

/** A card that the payment provider stores for the signed-in user; the store never has its number. */
export interface SavedCard {
  /** The provider's token; opaque. */
  readonly token: string
  /** Such as `•••• 4242`. */
  readonly masked: string
  /** Card network, such as `Visa`. */
  readonly network: string
  /** Expiry month, `MM/YY`; empty when the provider does not give it. */
  readonly expiry: string
}

/** Parses a response of all saved cards. A number that is not masked is rejected. */
export const cardsResponseSchema = pipe(
  object({
    ...accountResponseSchemaFields,
    data: array(
      object({
        card_token: string(),
        card_number: pipe(string(), regex(/^•+ \d{4}$/)),
        card_brand: string(),
        card_expiry: pipe(string(), regex(/^(?:\d{2}\/\d{2})?$/)),
      }),
    ),
  }),
  transform(({ data }): readonly SavedCard[] =>
    data.map(({ card_token, card_number, card_brand, card_expiry }) => ({
      token: card_token,
      masked: card_number,
      network: card_brand,
      expiry: card_expiry,
    })),
  ),
)
