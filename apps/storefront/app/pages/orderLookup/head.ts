import { headMessages } from '#messages/headMessages.ts'
import { brand } from '../../brand.ts'
import type { Head } from '../../Head.ts'

/** Head of the order lookup page. */
export const orderLookupHead = (): Head => ({
  title: `${headMessages.lookup} | ${brand.name}`,
  noIndex: true,
})
