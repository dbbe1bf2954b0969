import { brand } from '../../brand.ts'
import type { Head } from '../../Head.ts'

/** Head of the cart (specification 1, section 2). */
export const cartHead = (): Head => ({
  title: `Cart | ${brand.name}`,
  noIndex: true,
  isCanonical: true,
})
