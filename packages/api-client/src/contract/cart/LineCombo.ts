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
import { type Paise, rupees } from '../money/index.ts'
import { localPath } from '../wire/index.ts'

/** A combo's own id in the cart: the same combo for two places has two. */
export type ComboId = string & Brand<'ComboId'>

/** Reads `combo_id`. */
export const comboId = pipe(string(), uuid(), brand('ComboId'))

/** Names a UUID as a combo's; throws when it is none. For fixtures and servers. */
export const toComboId = (value: string): ComboId => parse(comboId, value)

/** The combo a line is part of; every line of it says the same but for `perSet`. */
export interface LineCombo {
  readonly id: ComboId
  readonly title: string
  /** Price of one combo. */
  readonly price: Paise
  /** List price of one combo. */
  readonly listPrice: Paise
  readonly pictureSrc: string
  /** Address of the combo's page. */
  readonly href: string
  /** A new quantity of one line can be taken over by all (specification 1, section 4: "Combo quantity change"). */
  readonly canReplicate: boolean
  /** Pieces of this line in one combo. */
  readonly perSet: number
}

/** Reads the combo of a line (specification 1, section 3). */
export const lineCombo = pipe(
  object({
    combo_id: comboId,
    combo_title: string(),
    combo_price: rupees,
    combo_lprice: rupees,
    combo_img: localPath,
    combo_link: localPath,
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
