export { ssoKeyRetentionMs } from './createSigningKeys.ts'
export { singleSignOnRoutes } from './singleSignOn.routes.ts'
