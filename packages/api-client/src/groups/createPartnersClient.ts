import { exchangeAuthorizationCode, type PartnersClient } from '../contract/partners/index.ts'
import type { Send } from '../transport/Send.ts'

/** Creates the client of partners' servers over a transport. */
export const createPartnersClient = (send: Send): PartnersClient => ({
  exchange: (request) => send(exchangeAuthorizationCode, request),
})
