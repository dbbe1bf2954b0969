import { array, literal, object, picklist, pipe, strictObject, string, transform } from 'valibot'
import { defineCall } from '../call/index.ts'
import { localPath } from '../wire/index.ts'
import { searchText } from './searchGifts.ts'

/** What a shopper who types may mean. */
export interface GiftSuggestion {
  readonly kind: 'category' | 'product'
  readonly title: string
  readonly href: string
}

/** GET suggestions while a search is typed, from 2 characters on: categories, then products. */
export const suggestGifts = defineCall({
  method: 'GET',
  path: '/api/{brand}/fa/search-suggestions',
  input: pipe(
    strictObject({ q: searchText }),
    transform(({ q }) => ({ text: q })),
  ),
  answer: pipe(
    object({
      status: literal(true),
      result: array(object({ kind: picklist(['category', 'product']), title: string(), url: localPath })),
    }),
    transform(({ result }): readonly GiftSuggestion[] =>
      result.map(({ kind, title, url }) => ({ kind, title, href: url })),
    ),
  ),
  encode: ({ text }: { readonly text: string }) => ({ q: text }),
})
