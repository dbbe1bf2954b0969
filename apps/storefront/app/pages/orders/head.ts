import { brand } from '../../brand.ts'
import type { Head } from '../../Head.ts'

/** Head of the list of orders. */
export const ordersHead = (): Head => ({ title: `Your orders | ${brand.name}`, noIndex: true })
