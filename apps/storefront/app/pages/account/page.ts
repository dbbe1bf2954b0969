import { definePage } from '../../definePage.ts'
import { accountHead } from './head.ts'
import { loadAccount } from './load.ts'
import { view } from './view.tsx'

export const page = definePage({
  pattern: '/account/:section?',
  cache: 'personal',
  load: loadAccount,
  head: accountHead,
  view,
})
