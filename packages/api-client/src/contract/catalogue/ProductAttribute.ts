import {
  array,
  boolean,
  integer,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  record,
  string,
  transform,
} from 'valibot'
import { type Paise, rupees } from '../money/index.ts'
import type { SelectableAttribute } from '../rules/selection.ts'
import { type ProductPicture, picture } from '../wire/index.ts'

/** One of the things an attribute offers. */
export interface AttributeOption {
  /** Its number, once within its attribute. */
  readonly id: number
  readonly name: string
  /** What it adds to the price; where it is to be ticked and this is below 0, it stands ticked and the price goes down without it. */
  readonly adds: Paise
  /** What it adds to the list price. */
  readonly listAdds: Paise
  readonly picture?: ProductPicture | undefined
}

/** Something a shopper chooses or writes on a product's page. */
export interface ProductAttribute extends SelectableAttribute {
  readonly label: string
  /** Words above it, where the label alone is not enough; else empty. */
  readonly heading: string
  readonly options: readonly AttributeOption[]
  /** Most characters of a text; 0 for all others. */
  readonly limit: number
}

const displays = { 0: 'text', 1: 'select', 3: 'checkbox', 100: 'pictures', 245: 'photo' } as const
const whole = pipe(number(), integer(), minValue(0))

const option = pipe(
  object({
    option_id: whole,
    name: string(),
    price: rupees,
    list_price: rupees,
    img: optional(picture),
  }),
  transform(
    (wire): AttributeOption => ({
      id: wire.option_id,
      name: wire.name,
      adds: wire.price,
      listAdds: wire.list_price,
      picture: wire.img,
    }),
  ),
)

const attribute = object({
  id: whole,
  label: string(),
  heading: optional(string(), ''),
  display_type: picklist([0, 1, 3, 100, 245]),
  required: boolean(),
  ordering: whole,
  options: array(option),
  character_limit: optional(whole, 0),
})

/** Reads a product's attributes, keyed by their number on the wire (specification 2, section 3), in their order. */
export const productAttributes = pipe(
  record(string(), attribute),
  transform((wire): readonly ProductAttribute[] =>
    Object.values(wire)
      .filter((entry) => entry !== undefined)
      .sort((a, b) => a.ordering - b.ordering)
      .map(({ id, label, heading, display_type, required, options, character_limit }) => ({
        id,
        label,
        heading,
        display: displays[display_type],
        isRequired: required,
        options,
        limit: character_limit,
      })),
  ),
)
