import { accountPageNames } from '#messages/packages/accountPageNames.ts'
import type { Head, HeadContext } from '../../Head.ts'
import type { AccountData } from './load.ts'

/** Returns the head of an account section. */
export const accountHead = ({ opened }: AccountData, { shop }: HeadContext): Head => ({
  title: `${accountPageNames[opened.section]} | ${shop.name}`,
  noIndex: true,
})
