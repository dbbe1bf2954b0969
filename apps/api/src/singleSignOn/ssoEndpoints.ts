import type { AppDeps } from '../AppDeps.ts'
import { languages } from '../messages/getServerMessages.ts'
import { signingAlgorithm } from './createSigningKeyService.ts'
import { supportedOAuthScopes } from './parseAuthorizationRequest.ts'

/** URL of the store as an issuer, which is the base of all endpoints. */
export const getSsoIssuer = ({ publicOrigin }: Pick<AppDeps, 'publicOrigin'>): string =>
  `${publicOrigin}/api/sso`

/** Returns the discovery document of an issuer (OpenID Connect Discovery 1.0), with only the supported features. */
export const toDiscoveryDocument = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  userinfo_endpoint: `${issuer}/userinfo`,
  jwks_uri: `${issuer}/jwks`,
  end_session_endpoint: `${issuer}/logout`,
  scopes_supported: supportedOAuthScopes,
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: [signingAlgorithm],
  token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post', 'none'],
  code_challenge_methods_supported: ['S256'],
  claims_supported: [
    'sub',
    'iss',
    'aud',
    'exp',
    'iat',
    'auth_time',
    'nonce',
    'sid',
    'name',
    'email',
    'email_verified',
  ],
  ui_locales_supported: languages.map(({ locale }) => locale),
  authorization_response_iss_parameter_supported: true,
  claims_parameter_supported: false,
  request_parameter_supported: false,
  request_uri_parameter_supported: false,
})
