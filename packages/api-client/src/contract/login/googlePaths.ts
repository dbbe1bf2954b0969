/** Where a login with Google begins: leads to the issuer; `return_to` is where it ends. */
export const googleStartPath = '/api/{brand}/fa/users/google/start'

/** Where Google leads back to; ends on the page the visitor came from. */
export const googleCallbackPath = '/api/{brand}/fa/users/google/callback'

/** What stands before the handle in the fragment of the address Google's way ends on; no handle means that it failed. */
export const googleFragmentPrefix = '#google='
