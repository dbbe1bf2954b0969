import { headMessages } from '#messages/headMessages.ts'
import { brand } from '../../brand.ts'
import type { Head } from '../../Head.ts'

/** Head of the favorites page. */
export const wishlistHead = (): Head => ({
  title: `${headMessages.favorites} | ${brand.name}`,
  noIndex: true,
})
