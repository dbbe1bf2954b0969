import { headMessages } from '#messages/headMessages.ts'
import { brand } from '../../brand.ts'
import type { Head } from '../../Head.ts'

/** Head of an invoice. */
export const invoiceHead = (): Head => ({ title: `${headMessages.invoice} | ${brand.name}`, noIndex: true })
