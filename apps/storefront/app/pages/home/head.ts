import { headMessages } from '#messages/headMessages.ts'
import { brand } from '../../brand.ts'
import type { Head } from '../../Head.ts'

/** Head of the home page. */
export const homeHead = (): Head => ({
  title: headMessages.home(brand.name),
  description: headMessages.homeText,
})
