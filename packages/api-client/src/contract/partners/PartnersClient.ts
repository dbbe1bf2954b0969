import type { Outcome } from '../problem/index.ts'
import type { ExchangePass, PartnersVisitor } from './exchangePass.ts'

/** The call of a partner's server as a client offers it. */
export interface PartnersClient {
  /** Who signed in on the partner's page. */
  readonly exchange: (request: ExchangePass) => Promise<Outcome<PartnersVisitor>>
}
