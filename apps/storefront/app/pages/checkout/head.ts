import { headMessages } from '#messages/headMessages.ts'
import type { Head, HeadContext } from '../../Head.ts'

/** Head of the receiver step. */
export const checkoutHead = (_: object, { shop }: HeadContext): Head => ({
  title: `${headMessages.checkout} | ${shop.name}`,
  noIndex: true,
})
