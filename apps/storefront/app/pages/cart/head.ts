import { headMessages } from '#messages/headMessages.ts'
import type { Head, HeadContext } from '../../Head.ts'

/** Returns the head of the cart page (specification 1, section 2). */
export const cartHead = (_: object, { shop }: HeadContext): Head => ({
  title: `${headMessages.cart} | ${shop.name}`,
  noIndex: true,
  isCanonical: true,
})
