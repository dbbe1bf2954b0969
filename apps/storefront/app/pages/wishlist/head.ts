import { headMessages } from '#messages/headMessages.ts'
import type { Head, HeadContext } from '../../Head.ts'

/** Head of the favorites page. */
export const wishlistHead = (_: object, { shop }: HeadContext): Head => ({
  title: `${headMessages.favorites} | ${shop.name}`,
  noIndex: true,
})
