import { headMessages } from '#messages/headMessages.ts'
import { brand } from '../../brand.ts'
import type { Head } from '../../Head.ts'

/** Head of the order confirmation. */
export const orderHead = (): Head => ({ title: `${headMessages.order} | ${brand.name}`, noIndex: true })
