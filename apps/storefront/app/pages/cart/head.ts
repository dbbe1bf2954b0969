import { headMessages } from '#messages/headMessages.ts'
import { brand } from '../../brand.ts'
import type { Head } from '../../Head.ts'

/** Returns the head of the cart page (specification 1, section 2). */
export const cartHead = (): Head => ({
  title: `${headMessages.cart} | ${brand.name}`,
  noIndex: true,
  isCanonical: true,
})
