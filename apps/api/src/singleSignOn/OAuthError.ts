/** An error of a request, with its name in RFC 6749 or OpenID Connect. */
export interface OAuthError {
  readonly kind: 'error'
  readonly error:
    | 'invalid_request'
    | 'invalid_client'
    | 'invalid_grant'
    | 'invalid_scope'
    | 'unsupported_grant_type'
    | 'unsupported_response_type'
    | 'request_not_supported'
    | 'request_uri_not_supported'
    | 'login_required'
  /** Description of the error for the developer of the client. */
  readonly description: string
}

/** Creates an error of a request. */
export const createOAuthError = (error: OAuthError['error'], description: string): OAuthError => ({
  ...{ kind: 'error', error, description },
})
