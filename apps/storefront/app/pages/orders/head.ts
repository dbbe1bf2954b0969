import { headMessages } from '#messages/headMessages.ts'
import type { Head, HeadContext } from '../../Head.ts'

/** Head of the list of orders. */
export const ordersHead = (_: object, { shop }: HeadContext): Head => ({
  title: `${headMessages.orders} | ${shop.name}`,
  noIndex: true,
})
