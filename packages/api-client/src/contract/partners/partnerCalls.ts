import type { ClientOf } from '../call/index.ts'
import { exchangeAuthorizationCode } from './exchangeAuthorizationCode.ts'

/** All calls for partners' servers. */
export const partnerCalls = { exchange: exchangeAuthorizationCode } as const

/** Client methods for a partner's server. */
export type PartnersClient = ClientOf<typeof partnerCalls>
