import { exchangeAuthorizationCode } from './exchangeAuthorizationCode.ts'

export {
  type ExchangeAuthorizationCodeRequest,
  exchangeAuthorizationCode,
  type PartnerUser,
} from './exchangeAuthorizationCode.ts'
export type { PartnersClient } from './PartnersClient.ts'

/** All calls for partners' servers. */
export const partnerCalls = { exchange: exchangeAuthorizationCode } as const
