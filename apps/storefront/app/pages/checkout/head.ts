import { brand } from '../../brand.ts'
import type { Head } from '../../Head.ts'

/** Head of the receiver step. */
export const checkoutHead = (): Head => ({ title: `Delivery details | ${brand.name}`, noIndex: true })
