import type { googleFragmentPrefix } from '@store/api-client/contract/login'

/** What Google's way ended with: the handle in the fragment of the address, empty where it failed. */
export interface GoogleReturn {
  readonly handle: string
}

// The contract's own, which would bring all its schemas along.
const mark: typeof googleFragmentPrefix = '#google='

/** Reads the fragment of the page's address; `undefined` where nobody comes back from Google. */
export function parseGoogleReturn(hash: string): GoogleReturn | undefined {
  if (!hash.startsWith(mark)) return undefined
  const handle = hash.slice(mark.length)
  return { handle: /^[\w-]{20,64}$/.test(handle) ? handle : '' }
}
