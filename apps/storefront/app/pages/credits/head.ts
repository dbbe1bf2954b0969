import { headMessages } from '#messages/headMessages.ts'
import type { Head, HeadContext } from '../../Head.ts'

/** Head of the credits page. */
export const thirdPartyCreditsHead = (_: object, { shop }: HeadContext): Head => ({
  title: `${headMessages.credits} | ${shop.name}`,
  description: headMessages.creditsText,
})
