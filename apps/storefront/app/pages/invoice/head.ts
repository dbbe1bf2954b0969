import { headMessages } from '#messages/headMessages.ts'
import type { Head, HeadContext } from '../../Head.ts'

/** Head of an invoice. */
export const invoiceHead = (_: object, { shop }: HeadContext): Head => ({
  title: `${headMessages.invoice} | ${shop.name}`,
  noIndex: true,
})
