import { brand } from '../../brand.ts'
import type { Head } from '../../Head.ts'

/** Head of a gift receipt. */
export const giftReceiptHead = (): Head => ({ title: `Gift receipt | ${brand.name}`, noIndex: true })
