import { array, object, string } from 'valibot'

/** An offer that applies to a product. */
export interface Offer {
  /** Name of its icon. */
  readonly icon: string
  readonly title: string
  /** Terms and conditions of the offer, one sentence each. */
  readonly terms: readonly string[]
}

/** Parses offers: icon, title, terms list (specification 2, section 3). */
export const productOffersSchema = array(object({ icon: string(), title: string(), terms: array(string()) }))
