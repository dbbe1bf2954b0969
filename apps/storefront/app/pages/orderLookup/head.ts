import { headMessages } from '#messages/headMessages.ts'
import type { Head, HeadContext } from '../../Head.ts'

/** Head of the order lookup page. */
export const orderLookupHead = (_: object, { shop }: HeadContext): Head => ({
  title: `${headMessages.lookup} | ${shop.name}`,
  noIndex: true,
})
