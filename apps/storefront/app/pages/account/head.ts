import { accountLayoutEn } from '@store/account/area/headless'
import { brand } from '../../brand.ts'
import type { Head } from '../../Head.ts'
import type { PageData } from '../../PageData.ts'

/** Head of a section of the account. */
export const accountHead = ({ opened }: PageData['account']): Head => ({
  title: `${accountLayoutEn.pages[opened.section]} | ${brand.name}`,
  noIndex: true,
})
