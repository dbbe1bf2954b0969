import { referAndEarnMessages } from '#messages/referAndEarnMessages.ts'
import { brand } from '../../brand.ts'
import type { Head } from '../../Head.ts'

/** Head of the refer-and-earn page. */
export const referAndEarnHead = (): Head => ({
  title: `${referAndEarnMessages.title} | ${brand.name}`,
  description: referAndEarnMessages.lead,
  noIndex: true,
})
