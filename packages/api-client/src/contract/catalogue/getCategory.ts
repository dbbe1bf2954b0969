import { literal, object, pipe, strictObject, string, transform } from 'valibot'
import { defineCall } from '../call/index.ts'
import { type ProductCard, productCards } from './ProductCard.ts'
import { slug } from './slug.ts'

/** A category's page: everything of one kind. */
export interface Category {
  readonly title: string
  /** One sentence on what is found here. */
  readonly intro: string
  readonly products: readonly ProductCard[]
}

/** GET category page: a category by the last part of its address, with all its products. */
export const getCategory = defineCall({
  method: 'GET',
  path: '/api/{brand}/fa/category-page/{category}',
  input: strictObject({ category: slug }),
  answer: pipe(
    object({
      status: literal(true),
      result: object({ title: string(), intro: string(), products: productCards }),
    }),
    transform(({ result }): Category => result),
  ),
  encode: ({ category }: { readonly category: string }) => ({ category }),
})
