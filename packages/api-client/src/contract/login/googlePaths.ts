/** Path that starts a Google login and redirects to the issuer; `return_to` is where it ends. */
export const googleStartPath = '/api/{brand}/fa/users/google/start'

/** Path that Google redirects back to; it redirects on to the page where the visitor started the login. */
export const googleCallbackPath = '/api/{brand}/fa/users/google/callback'

/** Prefix of the one-time token in the URL fragment after a Google login; without a token the login failed. */
export const googleFragmentPrefix = '#google='
