import { definePage } from '../../definePage.ts'
import { signInHead } from './head.ts'
import { loadSignIn } from './load.ts'
import { view } from './view.tsx'

export const page = definePage({
  pattern: '/sign-in',
  cache: 'personal',
  load: loadSignIn,
  head: signInHead,
  view,
})
