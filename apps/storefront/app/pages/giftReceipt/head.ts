import { headMessages } from '#messages/headMessages.ts'
import type { Head, HeadContext } from '../../Head.ts'

/** Head of a gift receipt. */
export const giftReceiptHead = (_: object, { shop }: HeadContext): Head => ({
  title: `${headMessages.giftReceipt} | ${shop.name}`,
  noIndex: true,
})
