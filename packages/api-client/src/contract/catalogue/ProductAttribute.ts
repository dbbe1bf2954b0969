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
import { type Paise, rupeesSchema } from '../money/index.ts'
import { attributeTypesByDisplay, displaysByAttributeType } from '../rules/displaysByAttributeType.ts'
import type { SelectableAttribute } from '../rules/selection.ts'
import { type ProductPicture, pictureWithFallbackSchema } from '../wire/index.ts'

/** One option of an attribute. */
export interface AttributeOption {
  /** Id of the option, unique within its attribute. */
  readonly id: number
  readonly name: string
  /**
   * Surcharge on the price. A checkbox with a negative surcharge is ticked by default; the price already includes it,
   * and unticking lowers the price.
   */
  readonly adds: Paise
  /** Surcharge on the list price. */
  readonly listAdds: Paise
  readonly picture?: ProductPicture | undefined
}

/** An option or text that a shopper sets on a product page. */
export interface ProductAttribute extends SelectableAttribute {
  readonly label: string
  /** Heading above it, when the label alone is not enough; otherwise empty. */
  readonly heading: string
  readonly options: readonly AttributeOption[]
  /** Maximum length of a text; 0 for all other kinds. */
  readonly limit: number
}

const whole = pipe(number(), integer(), minValue(0))

const option = pipe(
  object({
    option_id: whole,
    name: string(),
    price: rupeesSchema,
    list_price: rupeesSchema,
    img: optional(pictureWithFallbackSchema),
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
  display_type: picklist(Object.values(attributeTypesByDisplay)),
  required: boolean(),
  ordering: whole,
  options: array(option),
  character_limit: optional(whole, 0),
})

/** Parses a product's attributes, keyed by their id on the wire (specification 2, section 3), in their order. */
export const productAttributesSchema = pipe(
  record(string(), attribute),
  transform((wire): readonly ProductAttribute[] =>
    Object.values(wire)
      .filter((entry) => entry !== undefined)
      .sort((a, b) => a.ordering - b.ordering)
      .map(({ id, label, heading, display_type, required, options, character_limit }) => ({
        id,
        label,
        heading,
        display: displaysByAttributeType[display_type],
        isRequired: required,
        options,
        limit: character_limit,
      })),
  ),
)
