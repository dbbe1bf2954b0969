import { literal, maxLength, object, pipe, regex, strictObject, string, transform } from 'valibot'
import { defineCall } from '../call/index.ts'
import { localPathSchema } from '../wire/index.ts'

const alias = pipe(string(), maxLength(100), regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))

/** GET the URL of the product with a slug (specification 2, section 2: related products link to /{alias}). */
export const getProductUrlBySlug = defineCall({
  method: 'GET',
  path: '/api/{brand}/fa/alias/{alias}',
  summary: 'Returns the URL of the product with a slug.',
  caller: 'public',
  isCacheable: true,
  input: strictObject({ alias }),
  answer: pipe(
    object({ status: literal(true), result: object({ href: localPathSchema }) }),
    transform(({ result }) => result),
  ),
  encode: (asked: { readonly alias: string }) => asked,
})
