export {
  type ExchangeAuthorizationCodeRequest,
  exchangeAuthorizationCode,
  type PartnerUser,
} from './exchangeAuthorizationCode.ts'
export { type PartnersClient, partnerCalls } from './partnerCalls.ts'
