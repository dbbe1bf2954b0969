import { brand } from '../../brand.ts'
import type { Head } from '../../Head.ts'
import { referWords } from './referWords.ts'

/** Head of the refer-and-earn page. */
export const referAndEarnHead = (): Head => ({
  title: `${referWords.title} | ${brand.name}`,
  description: referWords.lead,
  noIndex: true,
})
