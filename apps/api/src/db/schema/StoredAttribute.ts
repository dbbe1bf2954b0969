/** What a line carries, as the database keeps it; `aid` is the number of the attribute. */
export type StoredAttribute =
  | {
      readonly kind: 'choice'
      readonly id: string
      readonly aid: number
      readonly label: string
      readonly text: string
      /** Numbers of the chosen options; their price is the product's to say. */
      readonly options: readonly number[]
    }
  | {
      /** The number that candles show. */
      readonly kind: 'number'
      readonly id: string
      readonly aid: number
      readonly label: string
      /** The number as it is read. */
      readonly text: string
      readonly number: number
      /** How many times its price the line costs. */
      readonly units: number
    }
  | {
      /** What a greeting card is for. */
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
      /** The shopper's words; empty where nothing was written yet. */
      readonly text: string
      /** Most characters it takes. */
      readonly limit: number
      /** An order needs it. */
      readonly isRequired: boolean
    }
  | {
      readonly kind: 'picture'
      readonly id: string
      readonly aid: number
      readonly label: string
      /** Address of the picture. */
      readonly text: string
      /** Its id among the uploads; missing in rows from before there were any. */
      readonly upload?: string
    }
