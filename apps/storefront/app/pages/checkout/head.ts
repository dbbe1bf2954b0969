import { headMessages } from '#messages/headMessages.ts'
import { brand } from '../../brand.ts'
import type { Head } from '../../Head.ts'

/** Head of the receiver step. */
export const checkoutHead = (): Head => ({ title: `${headMessages.checkout} | ${brand.name}`, noIndex: true })
