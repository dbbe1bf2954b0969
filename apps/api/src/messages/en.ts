import { errorsEn } from './errorsEn.ts'
import { mailsEn } from './mailsEn.ts'
import type { ServerMessages } from './ServerMessages.ts'
import { shopTextsEn } from './shopTextsEn.ts'

/** English messages of the server. Texts that the specifications quote stay unchanged. */
export const en: ServerMessages = {
  locale: 'en',
  errors: errorsEn,
  mails: mailsEn,
  store: shopTextsEn,
  searchTerms: {},
}
