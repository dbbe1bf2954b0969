import { errorsHi } from './errorsHi.ts'
import { mailsHi } from './mailsHi.ts'
import type { ServerMessages } from './ServerMessages.ts'
import { searchTermsHi } from './searchTermsHi.ts'
import { shopTextsHi } from './shopTextsHi.ts'

/** Hindi messages of the server. */
export const hi: ServerMessages = {
  locale: 'hi',
  errors: errorsHi,
  mails: mailsHi,
  store: shopTextsHi,
  searchTerms: searchTermsHi,
}
