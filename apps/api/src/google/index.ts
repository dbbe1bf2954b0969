export {
  createGoogleVerificationService,
  type GoogleVerificationService,
} from './createGoogleVerificationService.ts'
export { googleRoutes } from './google.routes.ts'
export { googleCallbackUrl } from './googleCallbackUrl.ts'
export { isSameIssuer } from './issuerScopedId.ts'
