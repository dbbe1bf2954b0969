import { headMessages } from '#messages/headMessages.ts'
import { brand } from '../../brand.ts'
import type { Head } from '../../Head.ts'
import type { CorporateData } from './load.ts'

/** Head of the corporate landing page. */
export const corporateHead = ({ corporate }: CorporateData): Head => ({
  title: `${headMessages.corporate} | ${brand.name}`,
  description: corporate.banner.text,
  picture: corporate.banner.picture,
})
