import {
  type Brand,
  boolean,
  brand,
  integer,
  minValue,
  number,
  object,
  parse,
  pipe,
  string,
  transform,
  uuid,
} from 'valibot'
import { type Paise, rupeesSchema } from '../money/index.ts'
import { localPathSchema, mediaUrlWithFallbackSchema } from '../wire/index.ts'

/** Id of a combo in the cart; the same combo for two delivery locations has two ids. */
export type ComboId = string & Brand<'ComboId'>

/** Parses `combo_id`. */
export const comboIdSchema = pipe(string(), uuid(), brand('ComboId'))

/** Validates a UUID and returns it as a combo id; throws for anything else. For fixtures and servers. */
export const toComboId = (value: string): ComboId => parse(comboIdSchema, value)

/** The combo of a line; the same on all its lines except for `perSet`. */
export interface LineCombo {
  readonly id: ComboId
  readonly title: string
  /** Price of one combo. */
  readonly price: Paise
  /** List price of one combo. */
  readonly listPrice: Paise
  readonly pictureSrc: string
  /** URL of the combo's page. */
  readonly href: string
  /**
   * Whether changing the quantity of one line can change all lines of the combo (specification 1, section 4: "Combo
   * quantity change").
   */
  readonly canReplicate: boolean
  /** Units of this line in one combo. */
  readonly perSet: number
}

/** Parses the combo of a line (specification 1, section 3). */
export const lineComboSchema = pipe(
  object({
    combo_id: comboIdSchema,
    combo_title: string(),
    combo_price: rupeesSchema,
    combo_lprice: rupeesSchema,
    combo_img: mediaUrlWithFallbackSchema,
    combo_link: localPathSchema,
    can_replicate: boolean(),
    per_set: pipe(number(), integer(), minValue(1)),
  }),
  transform(
    (wire): LineCombo => ({
      id: wire.combo_id,
      title: wire.combo_title,
      price: wire.combo_price,
      listPrice: wire.combo_lprice,
      pictureSrc: wire.combo_img,
      href: wire.combo_link,
      canReplicate: wire.can_replicate,
      perSet: wire.per_set,
    }),
  ),
)
