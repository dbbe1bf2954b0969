import { headMessages } from '#messages/headMessages.ts'
import { brand } from '../../brand.ts'
import type { Head } from '../../Head.ts'

/** Head of the list of orders. */
export const ordersHead = (): Head => ({ title: `${headMessages.orders} | ${brand.name}`, noIndex: true })
