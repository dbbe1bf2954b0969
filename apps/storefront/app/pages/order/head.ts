import { headMessages } from '#messages/headMessages.ts'
import type { Head, HeadContext } from '../../Head.ts'

/** Head of the order confirmation. */
export const orderHead = (_: object, { shop }: HeadContext): Head => ({
  title: `${headMessages.order} | ${shop.name}`,
  noIndex: true,
})
