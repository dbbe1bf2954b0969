import type { ProductId } from '@store/api-client/contract/wishlist'
import { describe, expect, it, vi } from 'vitest'
import { createWishlistServer } from '../fixtures/createWishlistServer.ts'
import { sampleFavorites } from '../fixtures/sampleFavorites.ts'
import { createFavoritesStore } from './createFavoritesStore.ts'
import { createWishlistStore, type InitialWishlist } from './createWishlistStore.ts'
import { selectSavedProductIds } from './selectSavedProductIds.ts'
import { syncFavorites } from './syncFavorites.ts'
import type { WishlistEvent } from './WishlistEvent.ts'

const [roses, cake, plant] = sampleFavorites
const none = { items: [] }

function open(options: Parameters<typeof createWishlistServer>[0], initial?: InitialWishlist) {
  const server = createWishlistServer(options)
  const events: WishlistEvent[] = []
  const requestLogin = vi.fn(server.requestLogin)
  const store = createWishlistStore({
    initial,
    ports: {
      client: server.client,
      session: server.session,
      requestLogin,
      track: (event) => events.push(event),
    },
  })
  const hearts = createFavoritesStore({ setFavorite: store.actions.setFavorite })
  syncFavorites(store, hearts)
  return {
    ...store.actions,
    server,
    store,
    hearts,
    events,
    requestLogin,
    state: store.getState,
    saved: () => selectSavedProductIds(store.getState()),
    notice: () => store.getState().toast,
  }
}

/** Waits until all pending promises have settled. */
const quiet = () => new Promise((resolve) => setTimeout(resolve))

describe('a click by a user', () => {
  it('is shown immediately, saved on the server, announced once and reported to analytics', async () => {
    const { setFavorite, saved, server, notice, events } = open(none, { kind: 'list', items: [] })
    const end = setFavorite(roses.id, true)
    expect(saved()).toEqual([roses.id])
    expect(notice()).toBeUndefined()
    expect(await end).toBe(true)
    expect(server.kept()).toEqual([roses.id])
    expect(notice()).toEqual({ id: 1, kind: 'added', title: roses.title })
    expect(events).toEqual([{ kind: 'favoriteAdded', productId: roses.id }])
  })

  it('removes the favorite, and its row stays visible until the list is reloaded', async () => {
    const items = [roses, cake]
    const { setFavorite, refresh, state, saved, notice, events } = open({ items }, { kind: 'list', items })
    expect(await setFavorite(roses.id, false)).toBe(true)
    expect(saved()).toEqual([cake.id])
    expect(state().data?.rows).toEqual(items)
    expect(notice()).toMatchObject({ kind: 'removed', title: roses.title })
    expect(events).toEqual([{ kind: 'favoriteRemoved', productId: roses.id }])
    await setFavorite(roses.id, true)
    expect(state().data?.rows).toEqual(items)
    await setFavorite(cake.id, false)
    await refresh()
    expect(state().data?.rows).toEqual([roses])
  })

  it('sends no request when the product already has the requested favorite state', async () => {
    const { setFavorite, server, notice } = open({}, { kind: 'list', items: sampleFavorites })
    expect(await setFavorite(roses.id, true)).toBe(true)
    expect(server.asked).toEqual([])
    expect(notice()).toBeUndefined()
  })

  it('is rolled back and announced when the request fails, and the list is reloaded', async () => {
    const { setFavorite, server, saved, state, notice, hearts } = open(
      { ...none, mood: 'away' },
      { kind: 'list', items: [] },
    )
    expect(await setFavorite(roses.id, true)).toBe(false)
    expect(saved()).toEqual([])
    expect(state().failed).toBe(roses.id)
    expect(hearts.getState()).toEqual({ [roses.id]: { saved: false, failed: true } })
    expect(notice()).toMatchObject({ kind: 'failed' })
    expect(server.asked).toEqual([`add ${roses.id}`, 'list'])
    server.feel('well')
    const again = setFavorite(roses.id, true)
    expect(state().failed).toBeUndefined()
    expect(await again).toBe(true)
  })

  it('shows a message if the list is full', async () => {
    const { setFavorite, notice, server } = open({ ...none, mood: 'full' })
    expect(await setFavorite(roses.id, true)).toBe(false)
    expect(notice()).toMatchObject({ kind: 'full' })
    expect(server.asked).toEqual([`add ${roses.id}`])
  })

  it('sends one request for five quick clicks whose last state equals the first', async () => {
    const { setFavorite, server, saved, events } = open(none, { kind: 'list', items: [] })
    const ends = [true, false, true, false, true].map((isWished) => setFavorite(roses.id, isWished))
    expect(await Promise.all(ends)).toEqual([true, false, true, false, true])
    expect(server.asked).toEqual([`add ${roses.id}`])
    expect(saved()).toEqual([roses.id])
    const more = [false, true, false].map((isWished) => setFavorite(roses.id, isWished))
    await Promise.all(more)
    expect(server.asked).toEqual([`add ${roses.id}`, `remove ${roses.id}`])
    expect(events).toHaveLength(2)
  })
})

describe('a click by a guest', () => {
  it('a guest’s click requests a login, after which the favorite is saved exactly once (ux 12)', async () => {
    const { setFavorite, hearts, server, saved, requestLogin } = open({ ...none, isGuest: true })
    requestLogin.mockImplementationOnce(() => {
      expect(hearts.getState()).toEqual({ [roses.id]: { saved: false, busy: true } })
      return server.requestLogin()
    })
    expect(await setFavorite(roses.id, true)).toBe(true)
    expect(requestLogin).toHaveBeenCalledExactlyOnceWith({ kind: 'favorite', productId: roses.id })
    await quiet()
    expect(server.asked.filter((call) => call.startsWith('add'))).toEqual([`add ${roses.id}`])
    expect(saved()).toEqual([roses.id])
    expect(hearts.getState()).toEqual({ [roses.id]: { saved: true } })
  })

  it('drops a guest’s favorite without a message when the login dialog is dismissed', async () => {
    const { setFavorite, server, saved, notice, state } = open({ ...none, isGuest: true, login: 'dismissed' })
    expect(await setFavorite(roses.id, true)).toBe(false)
    expect([server.asked, saved(), notice(), state().failed]).toEqual([[], [], undefined, undefined])
  })

  it('also shows the account’s earlier favorites after the login', async () => {
    const { setFavorite, saved } = open({ items: [cake], isGuest: true })
    await setFavorite(roses.id, true)
    await quiet()
    expect(new Set(saved())).toEqual(new Set([roses.id, cake.id]))
  })
})

describe('a session that expired without the browser knowing', () => {
  it('a click after the session expired triggers a login, after which the favorite is saved', async () => {
    const { setFavorite, server, requestLogin } = open(none, { kind: 'list', items: [] })
    vi.spyOn(server.client, 'add').mockResolvedValueOnce({
      ok: false,
      failure: { kind: 'refused', status: 401, code: 'login_required', message: '' },
    })
    expect(await setFavorite(roses.id, true)).toBe(true)
    expect(requestLogin).toHaveBeenCalledOnce()
  })

  it('a rejected click triggers only one login, and fails if the server still rejects it', async () => {
    const { setFavorite, server, notice, requestLogin } = open(none, { kind: 'list', items: [] })
    vi.spyOn(server.client, 'add').mockResolvedValue({
      ok: false,
      failure: { kind: 'refused', status: 401, code: 'login_required', message: '' },
    })
    expect(await setFavorite(roses.id, true)).toBe(false)
    expect(requestLogin).toHaveBeenCalledOnce()
    expect(notice()).toMatchObject({ kind: 'failed' })
  })
})

describe('login and logout', () => {
  it('load the list on login, and clear it immediately on logout', async () => {
    const { server, saved, state, requestLogin, logIn, hearts } = open({ isGuest: true }, { kind: 'guest' })
    expect(state().status).toBe('guest')
    await logIn()
    expect(requestLogin).toHaveBeenCalledOnce()
    expect(saved()).toHaveLength(4)
    server.logOut()
    expect(saved()).toEqual([])
    expect(state()).toMatchObject({ data: undefined, status: 'guest' })
    expect(hearts.getState()).toEqual({})
  })

  it('never show a favorite of the previous user to the next visitor', async () => {
    const { setFavorite, server, saved, notice, events } = open(none, { kind: 'list', items: [] })
    let answer = (): void => undefined
    vi.spyOn(server.client, 'add').mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          answer = () => resolve({ ok: true, value: [roses, plant] })
        }),
    )
    const end = setFavorite(roses.id, true)
    server.logOut()
    answer()
    expect(await end).toBe(false)
    await quiet()
    expect([saved(), notice(), events]).toEqual([[], undefined, []])
  })
})

describe('loading the list', () => {
  it('starts with the server-rendered list and sends no request', () => {
    const { state, server } = open({}, { kind: 'list', items: [roses] })
    expect(state()).toMatchObject({ status: 'idle', data: { ids: [roses.id], rows: [roses] } })
    expect(server.asked).toEqual([])
  })

  it('returns an error as a value, keeps earlier data, and can be retried', async () => {
    const { refresh, state, server } = open({ mood: 'away' }, { kind: 'failed' })
    await refresh()
    expect(state()).toMatchObject({ status: 'failed', data: undefined })
    server.feel('well')
    await refresh()
    expect(state()).toMatchObject({ status: 'idle' })
    server.feel('away')
    await refresh()
    expect(state().data?.rows).toHaveLength(4)
  })

  it('shows the guest state if the server reports a guest, even if the browser still assumes a user', async () => {
    const { refresh, state, server } = open({}, { kind: 'list', items: [roses] })
    vi.spyOn(server.client, 'list').mockResolvedValueOnce({
      ok: false,
      failure: { kind: 'refused', status: 401, code: 'login_required', message: '' },
    })
    await refresh()
    expect(state()).toMatchObject({ status: 'guest', data: undefined })
  })

  it('ignores a list that was outdated before it arrived', async () => {
    const { setFavorite, refresh, server, saved } = open(none)
    const delayed: (() => void)[] = []
    vi.spyOn(server.client, 'list').mockImplementationOnce(
      () => new Promise((resolve) => delayed.push(() => resolve({ ok: true, value: [] }))),
    )
    const read = refresh()
    await setFavorite(roses.id, true)
    for (const answer of delayed) answer()
    await read
    expect(saved()).toEqual([roses.id])
  })

  it('applies a response only to its own product, because responses can arrive out of order', async () => {
    const { setFavorite, server, saved } = open(none, { kind: 'list', items: [] })
    const answers: (() => void)[] = []
    const say = (...items: Parameters<typeof Array.of<typeof roses>>) =>
      new Promise<{ ok: true; value: typeof items }>((resolve) =>
        answers.push(() => resolve({ ok: true, value: items })),
      )
    vi.spyOn(server.client, 'add')
      .mockImplementationOnce(() => say(roses))
      .mockImplementationOnce(() => say(cake, roses))
    const ends = [setFavorite(roses.id, true), setFavorite(cake.id, true)]
    for (const answer of answers.toReversed()) answer()
    await Promise.all(ends)
    expect(new Set(saved())).toEqual(new Set<ProductId>([roses.id, cake.id]))
  })
})

describe('the favorite buttons of a page', () => {
  it('favorite buttons are busy until the wishlist loads, and show an error if it fails', async () => {
    const hearts = createFavoritesStore({ setFavorite: () => Promise.reject(new Error('no chunk')) })
    const end = hearts.setFavorite(roses.id, true)
    expect(hearts.getState()).toEqual({ [roses.id]: { saved: false, busy: true } })
    expect(await end).toBe(false)
    expect(hearts.getState()).toEqual({ [roses.id]: { saved: false, failed: true } })
  })

  it('share no state with the buttons of another page', async () => {
    const one = open(none, { kind: 'list', items: [] })
    const other = open(none, { kind: 'list', items: [] })
    await one.hearts.setFavorite(roses.id, true)
    expect(one.hearts.getState()).toEqual({ [roses.id]: { saved: true } })
    expect(other.hearts.getState()).toEqual({})
  })
})
