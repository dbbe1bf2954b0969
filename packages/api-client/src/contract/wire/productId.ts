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

/** A product's number, the wire's `nid`. */
export type ProductId = number & Brand<'ProductId'>

/** `nid` in a body or an answer. */
export const productId = pipe(number(), integer(), minValue(1), maxValue(2_147_483_647), brand('ProductId'))

/** `nid` in a query, where everything is text. */
export const productIdText = pipe(string(), regex(/^\d{1,10}$/), transform(Number), productId)

/** Names a number as a product's; throws when it cannot be one. For fixtures and servers. */
export const toProductId = (value: number): ProductId => parse(productId, value)
