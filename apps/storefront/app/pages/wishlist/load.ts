import type { InitialWishlist } from '@store/account/wishlist/headless'
import type { LoaderContext, LoaderResult } from '../../Loader.ts'

/** The favorites, or the reason why none are shown. */
export interface WishlistData {
  readonly start: InitialWishlist
}

/** Loads the visitor's favorites; a guest is asked to log in, and the browser can retry a failed request. */
export async function loadWishlist({ client }: LoaderContext): Promise<LoaderResult<WishlistData>> {
  const answer = await client.wishlist.list()
  if (answer.ok) return { kind: 'page', data: { start: { kind: 'list', items: answer.value } } }
  const { failure } = answer
  const isGuest = failure.kind === 'refused' && failure.status === 401
  return { kind: 'page', data: { start: { kind: isGuest ? 'guest' : 'failed' } } }
}
