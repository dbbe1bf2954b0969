import { headMessages } from '#messages/headMessages.ts'
import type { Head, HeadContext } from '../../Head.ts'
import type { CorporateData } from './load.ts'

/** Head of the corporate landing page. */
export const corporateHead = ({ corporate }: CorporateData, { shop }: HeadContext): Head => ({
  title: `${headMessages.corporate} | ${shop.name}`,
  description: corporate.banner.text,
  picture: corporate.banner.picture,
})
