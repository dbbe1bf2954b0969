import { brand } from '../../brand.ts'
import type { Head } from '../../Head.ts'

/** Returns the head of the cart page (specification 1, section 2). */
export const cartHead = (): Head => ({
  title: `Cart | ${brand.name}`,
  noIndex: true,
  isCanonical: true,
})
