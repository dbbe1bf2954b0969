import type { Result } from '../problem/index.ts'
import type { ExchangeAuthorizationCodeRequest, PartnerUser } from './exchangeAuthorizationCode.ts'

/** Client method for a partner's server. */
export interface PartnersClient {
  /** The user who signed in on the partner's page. */
  readonly exchange: (request: ExchangeAuthorizationCodeRequest) => Promise<Result<PartnerUser>>
}
