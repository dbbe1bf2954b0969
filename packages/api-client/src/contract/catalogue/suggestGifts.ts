import { array, literal, object, pipe, strictObject, string, transform, variant } from 'valibot'
import { defineCall } from '../call/index.ts'
import { rupeesSchema } from '../money/index.ts'
import { localPathSchema, pictureWithFallbackSchema } from '../wire/index.ts'
import type { ProductCard } from './ProductCard.ts'
import { searchTextSchema } from './searchGifts.ts'

/** A suggestion for a typed text. */
export type GiftSuggestion =
  | { readonly kind: 'category'; readonly title: string; readonly href: string }
  | ({ readonly kind: 'product' } & Pick<ProductCard, 'title' | 'href' | 'price' | 'picture'>)

const suggestion = variant('kind', [
  object({ kind: literal('category'), title: string(), url: localPathSchema }),
  object({
    kind: literal('product'),
    title: string(),
    url: localPathSchema,
    image: pictureWithFallbackSchema,
    sell_price: rupeesSchema,
  }),
])

/** GET suggestions while a search is typed, from 2 characters on: categories, then products. */
export const suggestGifts = defineCall({
  method: 'GET',
  path: '/api/{brand}/fa/search-suggestions',
  summary: 'Suggests products and categories for a text while it is typed.',
  caller: 'public',
  rateClass: 'suggestion',
  input: pipe(
    strictObject({ q: searchTextSchema }),
    transform(({ q }) => ({ text: q })),
  ),
  answer: pipe(
    object({
      status: literal(true),
      result: array(suggestion),
    }),
    transform(({ result }): readonly GiftSuggestion[] =>
      result.map((found) =>
        found.kind === 'category'
          ? { kind: found.kind, title: found.title, href: found.url }
          : {
              ...{ kind: found.kind, title: found.title, href: found.url },
              ...{ price: found.sell_price, picture: found.image },
            },
      ),
    ),
  ),
  encode: ({ text }: { readonly text: string }) => ({ q: text }),
})
