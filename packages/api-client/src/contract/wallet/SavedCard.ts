import { array, object, pipe, regex, string, transform } from 'valibot'
import { responseEntries } from '../wire/index.ts'

/** A card the payment provider keeps for the signed-in user; the shop never has its number. */
export interface SavedCard {
  /** What the provider calls it; says nothing. */
  readonly token: string
  /** Such as `•••• 4242`. */
  readonly masked: string
  /** Whose card it is, such as `Visa`. */
  readonly network: string
  /** Last month it is good in, `MM/YY`; empty where the provider does not say. */
  readonly expiry: string
}

/** Reads an answer that is every saved card. A number that is not masked is no answer of this shop. */
export const cardsResponse = pipe(
  object({
    ...responseEntries,
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
