export {
  type AuthorizationCodeService,
  createAuthorizationCodeService,
} from './createAuthorizationCodeService.ts'
export { partnerHandlers } from './partners.routes.ts'
