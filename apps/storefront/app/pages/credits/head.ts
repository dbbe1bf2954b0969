import { headMessages } from '#messages/headMessages.ts'
import { brand } from '../../brand.ts'
import type { Head } from '../../Head.ts'

/** Head of the credits page. */
export const creditsHead = (): Head => ({
  title: `${headMessages.credits} | ${brand.name}`,
  description: headMessages.creditsText,
})
