import type { Result } from '../problem/index.ts'
import type { ExchangeAuthorizationCodeRequest, PartnerUser } from './exchangeAuthorizationCode.ts'

/** The call of a partner's server as a client offers it. */
export interface PartnersClient {
  /** Who signed in on the partner's page. */
  readonly exchange: (request: ExchangeAuthorizationCodeRequest) => Promise<Result<PartnerUser>>
}
