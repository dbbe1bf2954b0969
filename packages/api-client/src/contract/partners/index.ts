import { exchangePass } from './exchangePass.ts'

export { type ExchangePass, exchangePass, type PartnersVisitor } from './exchangePass.ts'
export type { PartnersClient } from './PartnersClient.ts'

/** Every call of partners' servers. */
export const partnerCalls = { exchange: exchangePass } as const
