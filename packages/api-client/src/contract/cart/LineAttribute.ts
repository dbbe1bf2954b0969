import {
  type Brand,
  brand,
  integer,
  literal,
  minValue,
  number,
  object,
  optional,
  parse,
  picklist,
  pipe,
  string,
  transform,
  union,
  uuid,
} from 'valibot'
import { mediaUrlWithFallbackSchema } from '../wire/index.ts'

/** Id of an attribute on its line, the wire's `c_aid`. */
export type AttributeId = string & Brand<'AttributeId'>

/** Parses `c_aid`. */
export const attributeIdSchema = pipe(string(), uuid(), brand('AttributeId'))

/** Validates a UUID and returns it as an attribute id; throws for anything else. For fixtures and servers. */
export const toAttributeId = (value: string): AttributeId => parse(attributeIdSchema, value)

/** Known kinds of attribute; components label them when the server's label is not enough. */
export type AttributeName = 'weight' | 'pieces' | 'cakeMessage' | 'other'

/** An option, text or upload of a line. */
export type LineAttribute =
  | {
      /** Chosen on the product page, such as a weight. */
      readonly kind: 'choice'
      readonly id: AttributeId
      readonly name: AttributeName
      readonly label: string
      readonly text: string
    }
  | {
      /** A text by the shopper, editable in the cart. */
      readonly kind: 'message'
      readonly id: AttributeId
      readonly name: AttributeName
      readonly label: string
      /** Empty until a text is entered. */
      readonly text: string
      /** Maximum number of characters. */
      readonly limit: number
      /** Whether an order needs it. */
      readonly isRequired: boolean
    }
  | {
      /** A picture by the shopper. */
      readonly kind: 'picture'
      readonly id: AttributeId
      readonly label: string
      readonly pictureSrc: string
    }

/** The message of a line. */
export type LineMessage = Extract<LineAttribute, { readonly kind: 'message' }>

const whole = pipe(number(), integer(), minValue(0))

/** Parses a line attribute (specification 1, section 3); a text with a limit is the shopper's own. */
export const lineAttributeSchema = union([
  pipe(
    object({
      c_aid: attributeIdSchema,
      aid: whole,
      type: literal(0),
      txt: string(),
      label: string(),
      required: optional(picklist(['0', '1']), '0'),
      msg_limit: optional(whole, 0),
    }),
    transform(({ c_aid, aid, txt, label, required, msg_limit }): LineAttribute => {
      const details = { id: c_aid, name: nameOf(aid, txt), label, text: txt }
      return msg_limit === 0
        ? { kind: 'choice', ...details }
        : { kind: 'message', ...details, limit: msg_limit, isRequired: required === '1' }
    }),
  ),
  pipe(
    object({
      c_aid: attributeIdSchema,
      type: literal(2),
      label: string(),
      img_url: mediaUrlWithFallbackSchema,
    }),
    transform(
      ({ c_aid, label, img_url }): LineAttribute => ({
        kind: 'picture',
        id: c_aid,
        label,
        pictureSrc: img_url,
      }),
    ),
  ),
])

/**
 * Returns the kind of an attribute id: 10 is a weight, or pieces if the text says so; 16 is the message on a cake.
 */
function nameOf(aid: number, text: string): AttributeName {
  if (aid === 10) return text.includes('Pcs') ? 'pieces' : 'weight'
  return aid === 16 ? 'cakeMessage' : 'other'
}
