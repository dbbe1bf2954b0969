import { referAndEarnMessages } from '#messages/referAndEarnMessages.ts'
import type { Head, HeadContext } from '../../Head.ts'

/** Head of the refer-and-earn page. */
export const referAndEarnHead = (_: object, { shop }: HeadContext): Head => ({
  title: `${referAndEarnMessages.title} | ${shop.name}`,
  description: referAndEarnMessages.lead,
  noIndex: true,
})
