/** The stored personalisation of a line; `aid` is the number of the attribute. */
export type StoredAttribute =
  | {
      readonly kind: 'choice'
      readonly id: string
      readonly aid: number
      readonly label: string
      readonly text: string
      /** Numbers of the selected options; their prices are read from the product. */
      readonly options: readonly number[]
    }
  | {
      /** The number on candles. */
      readonly kind: 'number'
      readonly id: string
      readonly aid: number
      readonly label: string
      /** The displayed number. */
      readonly text: string
      readonly number: number
      /** The factor by which the line's price is multiplied. */
      readonly units: number
    }
  | {
      /** The occasion of a greeting card. */
      readonly kind: 'occasion'
      readonly id: string
      readonly aid: number
      readonly label: string
      /** Name of the occasion. */
      readonly text: string
      readonly occasion: number
    }
  | {
      readonly kind: 'text'
      readonly id: string
      readonly aid: number
      readonly label: string
      /** The shopper's text; empty if none was typed yet. */
      readonly text: string
      /** Maximum number of characters. */
      readonly limit: number
      /** Whether an order needs it. */
      readonly isRequired: boolean
    }
  | {
      readonly kind: 'picture'
      readonly id: string
      readonly aid: number
      readonly label: string
      /** URL of the picture. */
      readonly text: string
      /** Upload id of the picture; missing in older rows. */
      readonly upload?: string
    }
