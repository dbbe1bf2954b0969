import type { googleFragmentPrefix } from '@store/api-client/contract/login'

/** Result of Google sign-in: the one-time token in the URL fragment, empty if it failed. */
export interface GoogleReturn {
  readonly handle: string
}

// A copy of the contract's constant, which would import all its schemas.
const mark: typeof googleFragmentPrefix = '#google='

/** Parses the fragment of the page's URL; `undefined` if it is no return from Google. */
export function parseGoogleReturn(hash: string): GoogleReturn | undefined {
  if (!hash.startsWith(mark)) return undefined
  const handle = hash.slice(mark.length)
  return { handle: /^[\w-]{20,64}$/.test(handle) ? handle : '' }
}
