import { brand } from '../../brand.ts'
import type { Head } from '../../Head.ts'

/** Head of the order lookup page. */
export const orderLookupHead = (): Head => ({ title: `Find your order | ${brand.name}`, noIndex: true })
