import type { googleFragmentPrefix } from '@store/api-client/contract/login'

/** Result of a Google login: the one-time token in the URL fragment, empty if the login failed. */
export interface GoogleRedirectResult {
  readonly handle: string
}

// Copied from the contract, because importing it would import all its schemas.
const mark: typeof googleFragmentPrefix = '#google='

/** Parses the fragment of the page's URL; `undefined` if it does not come from a Google login. */
export function parseGoogleRedirectResult(hash: string): GoogleRedirectResult | undefined {
  if (!hash.startsWith(mark)) return undefined
  const handle = hash.slice(mark.length)
  return { handle: /^[\w-]{20,64}$/.test(handle) ? handle : '' }
}
