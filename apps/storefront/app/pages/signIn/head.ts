import { headMessages } from '#messages/headMessages.ts'
import { brand } from '../../brand.ts'
import type { Head } from '../../Head.ts'

/** Head of the sign-in page for partner sites. */
export const signInHead = (): Head => ({ title: headMessages.signIn(brand.name), noIndex: true })
