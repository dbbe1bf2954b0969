export { ssoKeyRetentionMs } from './createSigningKeyService.ts'
export { singleSignOnRoutes } from './singleSignOn.routes.ts'
