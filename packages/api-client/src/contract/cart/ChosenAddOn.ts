import type { ProductId } from '../wire/index.ts'

/** A chosen add-on to a gift (specification 2, section 4, "Add-ons"). */
export interface ChosenAddOn {
  readonly productId: ProductId
  /** 1 to 10. */
  readonly quantity: number
  /**
   * The number on the candles. The shop charges for each digit, or for the value, depending on the add-on layout
   * (birthday number).
   */
  readonly candleNumber?: number | undefined
  /** Id of the occasion of a greeting card. */
  readonly occasion?: number | undefined
  /** Text of a greeting card. */
  readonly text?: string | undefined
}
