import { toWishlistData } from './applyToggleResponse.ts'
import type { WishlistSharedState } from './WishlistSharedState.ts'

/** Loads the list: one request at a time, repeated when the response was outdated before it arrived. */
export function createWishlistLoader({
  store,
  ports,
  visit,
  changes,
}: WishlistSharedState): () => Promise<void> {
  let current: Promise<void> | undefined

  const read = async () => {
    for (;;) {
      const request = { visit: visit.number, change: changes.number }
      store.setState({ status: 'reading' })
      const answer = await ports.client.list()
      if (request.visit !== visit.number && isGuest()) return store.setState({ status: 'guest' })
      if (request.visit !== visit.number || request.change !== changes.number) continue
      if (answer.ok) return store.setState({ data: toWishlistData(answer.value), status: 'idle' })
      const isRefused = answer.failure.kind === 'refused' && answer.failure.status === 401
      // The user-info cookie can outlive the session; then the visitor is treated as a guest.
      if (isRefused) return store.setState({ data: undefined, status: 'guest' })
      return store.setState({ status: 'failed' })
    }
  }
  const isGuest = () => ports.session.getState().kind === 'guest'

  return () => {
    changes.number += 1
    if (isGuest() && !current) {
      store.setState({ data: undefined, status: 'guest' })
      return Promise.resolve()
    }
    current ??= read().finally(() => {
      current = undefined
    })
    return current
  }
}
