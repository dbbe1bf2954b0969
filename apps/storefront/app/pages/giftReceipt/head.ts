import { headMessages } from '#messages/headMessages.ts'
import { brand } from '../../brand.ts'
import type { Head } from '../../Head.ts'

/** Head of a gift receipt. */
export const giftReceiptHead = (): Head => ({
  title: `${headMessages.giftReceipt} | ${brand.name}`,
  noIndex: true,
})
