import {
  type Brand,
  brand,
  integer,
  maxValue,
  minValue,
  number,
  parse,
  pipe,
  regex,
  string,
  transform,
} from 'valibot'

/** A product's id, the wire's `nid`. */
export type ProductId = number & Brand<'ProductId'>

/** `nid` in a body or a response. */
export const productIdSchema = pipe(
  number(),
  integer(),
  minValue(1),
  maxValue(2_147_483_647),
  brand('ProductId'),
)

/** `nid` in a query, where everything is text. */
export const productIdStringSchema = pipe(string(), regex(/^\d{1,10}$/), transform(Number), productIdSchema)

/** Validates a number and returns it as a product id; throws for an invalid one. For fixtures and servers. */
export const toProductId = (value: number): ProductId => parse(productIdSchema, value)
