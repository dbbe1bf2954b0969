import type { ApiError, Result } from '@store/api-client/contract/problem'
import type { ProductId, WishlistItem } from '@store/api-client/contract/wishlist'
import { applyToggleResponse } from './applyToggleResponse.ts'
import { selectSavedProductIds } from './selectSavedProductIds.ts'
import type { WishlistSharedState } from './WishlistSharedState.ts'
import type { PendingFavoriteToggle } from './WishlistState.ts'

type Answer = Result<readonly WishlistItem[]>

/** Sends toggles to the server: one request at a time per product, and the last toggle wins. */
export function createFavoriteToggleSender(core: WishlistSharedState, refresh: () => Promise<void>) {
  const { store, ports, visit, changes, showToast } = core
  const underWay = new Map<ProductId, Promise<void>>()

  const wishOf = (id: ProductId) => store.getState().pending.get(id)
  const setWish = (id: ProductId, wish: PendingFavoriteToggle | undefined) => {
    const pending = new Map(store.getState().pending)
    if (wish) pending.set(id, wish)
    else pending.delete(id)
    store.setState({ pending })
  }
  const titleOf = (id: ProductId) => store.getState().data?.rows.find((row) => row.id === id)?.title

  const logIn = async (id: ProductId): Promise<boolean> => {
    mark(id, true)
    const end = await ports.requestLogin({ kind: 'favorite', productId: id })
    mark(id, false)
    return end === 'loggedIn'
  }
  const mark = (id: ProductId, isWaiting: boolean) => {
    const wish = wishOf(id)
    if (wish) setWish(id, { ...wish, isWaiting })
  }

  const fail = (id: ProductId, failure: ApiError) => {
    setWish(id, undefined)
    store.setState({ failed: id })
    const isFull = failure.kind === 'refused' && failure.code === 'wishlist_full'
    showToast({ kind: isFull ? 'full' : 'failed', title: titleOf(id) })
    // The server may have made the change although the response was lost, so the list is reloaded.
    if (failure.kind !== 'refused') void refresh()
  }

  /** Applies a response; returns whether the product is settled, which is false if it was toggled again meanwhile. */
  const accept = (
    id: ProductId,
    { isFavorite }: PendingFavoriteToggle,
    answered: readonly WishlistItem[],
  ): boolean => {
    changes.number += 1
    const data = applyToggleResponse(store.getState().data, id, answered)
    store.setState({ data, status: 'idle' })
    if (wishOf(id)?.isFavorite !== isFavorite) return false
    if (data.ids.includes(id) !== isFavorite) {
      fail(id, { kind: 'invalidResponse', status: 200 })
      return true
    }
    setWish(id, undefined)
    showToast({ kind: isFavorite ? 'added' : 'removed', title: titleOf(id) })
    ports.track({ kind: isFavorite ? 'favoriteAdded' : 'favoriteRemoved', productId: id })
    return true
  }

  const send = (
    id: ProductId,
    { isFavorite }: PendingFavoriteToggle,
    mayAsk: boolean,
  ): Promise<Answer> | Answer => {
    if (mayAsk && ports.session.getState().kind === 'guest') return nobodyThere
    return isFavorite ? ports.client.add({ productId: id }) : ports.client.remove({ productId: id })
  }

  const settle = async (id: ProductId): Promise<void> => {
    let mayAsk = true
    for (;;) {
      const wish = wishOf(id)
      // The visitor has logged out since the toggle, so the waiting toggles were dropped.
      if (!wish) return
      if (store.getState().data?.ids.includes(id) === wish.isFavorite) return setWish(id, undefined)
      const visited = visit.number
      const answer = await send(id, wish, mayAsk)
      if (visited !== visit.number) continue
      if (answer.ok) {
        if (accept(id, wish, answer.value)) return
      } else if (mayAsk && asksForLogin(answer.failure)) {
        mayAsk = false
        if (!(await logIn(id))) return setWish(id, undefined)
      } else if (wishOf(id)?.isFavorite === wish.isFavorite) {
        return fail(id, answer.failure)
      }
    }
  }

  return async (id: ProductId, isFavorite: boolean): Promise<boolean> => {
    setWish(id, { isFavorite, isWaiting: wishOf(id)?.isWaiting ?? false })
    if (store.getState().failed === id) store.setState({ failed: undefined })
    const work = underWay.get(id) ?? settle(id).finally(() => underWay.delete(id))
    underWay.set(id, work)
    await work
    return selectSavedProductIds(store.getState()).includes(id) === isFavorite
  }
}

const asksForLogin = (failure: ApiError) => failure.kind === 'refused' && failure.status === 401

// Stands for the 401 that the server would send to a guest; no request is made.
const nobodyThere: Answer = {
  ok: false,
  failure: { kind: 'refused', status: 401, code: 'login_required', message: '' },
}
