import { accountPageNames } from '#messages/packages/accountPageNames.ts'
import { brand } from '../../brand.ts'
import type { Head } from '../../Head.ts'
import type { AccountData } from './load.ts'

/** Returns the head of an account section. */
export const accountHead = ({ opened }: AccountData): Head => ({
  title: `${accountPageNames[opened.section]} | ${brand.name}`,
  noIndex: true,
})
