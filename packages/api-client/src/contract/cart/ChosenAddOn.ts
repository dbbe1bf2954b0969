import type { ProductId } from '../wire/index.ts'

/** Something that goes along with a gift (specification 2, section 4, "Add-ons"). */
export interface ChosenAddOn {
  readonly productId: ProductId
  /** 1 to 10. */
  readonly quantity: number
  /** The number that candles show; each of its digits, or its worth, is paid for (birthday number). */
  readonly candleNumber?: number | undefined
  /** Number of the occasion of a greeting card. */
  readonly occasion?: number | undefined
  /** Words in a greeting card. */
  readonly text?: string | undefined
}
