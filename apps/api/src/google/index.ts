export {
  createGoogleVerificationService,
  type GoogleVerificationService,
} from './createGoogleVerificationService.ts'
export { getGoogleCallbackUrl } from './getGoogleCallbackUrl.ts'
export { googleRoutes } from './google.routes.ts'
export { isSameIssuer } from './issuerScopedId.ts'
