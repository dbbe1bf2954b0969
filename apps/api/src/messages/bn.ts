import { errorsBn } from './errorsBn.ts'
import { mailsBn } from './mailsBn.ts'
import type { ServerMessages } from './ServerMessages.ts'
import { searchTermsBn } from './searchTermsBn.ts'
import { shopTextsBn } from './shopTextsBn.ts'

/** Bengali messages of the server. */
export const bn: ServerMessages = {
  locale: 'bn',
  errors: errorsBn,
  mails: mailsBn,
  store: shopTextsBn,
  searchTerms: searchTermsBn,
}
