import type { ProductId } from '@store/api-client/contract/wishlist'
import { describe, expect, it, vi } from 'vitest'
import { createWishlistServer } from '../fixtures/createWishlistServer.ts'
import { sampleFavorites } from '../fixtures/sampleFavorites.ts'
import { createFavoritesStore } from './createFavoritesStore.ts'
import { createWishlistStore, type InitialWishlist } from './createWishlistStore.ts'
import { savedIds } from './savedIds.ts'
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
    saved: () => savedIds(store.getState()),
    notice: () => store.getState().toast,
  }
}

/** Lets everything that can settle settle. */
const quiet = () => new Promise((resolve) => setTimeout(resolve))

describe('a tap of a user', () => {
  it('is shown at once, kept by the server, told once and reported', async () => {
    const { setFavorite, saved, server, notice, events } = open(none, { kind: 'list', items: [] })
    const end = setFavorite(roses.id, true)
    expect(saved()).toEqual([roses.id])
    expect(notice()).toBeUndefined()
    expect(await end).toBe(true)
    expect(server.kept()).toEqual([roses.id])
    expect(notice()).toEqual({ id: 1, kind: 'added', title: roses.title })
    expect(events).toEqual([{ kind: 'favoriteAdded', productId: roses.id }])
  })

  it('takes it out again, and the row stays until the list is read anew', async () => {
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

  it('asks nothing for what is so already', async () => {
    const { setFavorite, server, notice } = open({}, { kind: 'list', items: sampleFavorites })
    expect(await setFavorite(roses.id, true)).toBe(true)
    expect(server.asked).toEqual([])
    expect(notice()).toBeUndefined()
  })

  it('is taken back when it does not come through, says so, and asks the server what is true', async () => {
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

  it('tells that no more fit', async () => {
    const { setFavorite, notice, server } = open({ ...none, mood: 'full' })
    expect(await setFavorite(roses.id, true)).toBe(false)
    expect(notice()).toMatchObject({ kind: 'full' })
    expect(server.asked).toEqual([`add ${roses.id}`])
  })

  it('five quick taps are one request where the last wish is the first, and never more than one at a time', async () => {
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

describe('a guest’s tap', () => {
  it('asks for a login, waits, and is kept after it, exactly once (ux 12)', async () => {
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

  it('is forgotten quietly when the dialog is left', async () => {
    const { setFavorite, server, saved, notice, state } = open({ ...none, isGuest: true, login: 'dismissed' })
    expect(await setFavorite(roses.id, true)).toBe(false)
    expect([server.asked, saved(), notice(), state().failed]).toEqual([[], [], undefined, undefined])
  })

  it('shows what the account had before, besides', async () => {
    const { setFavorite, saved } = open({ items: [cake], isGuest: true })
    await setFavorite(roses.id, true)
    await quiet()
    expect(new Set(saved())).toEqual(new Set([roses.id, cake.id]))
  })
})

describe('a session that is over without the browser knowing', () => {
  it('leads to the login, and the tap is kept after it', async () => {
    const { setFavorite, server, requestLogin } = open(none, { kind: 'list', items: [] })
    vi.spyOn(server.client, 'add').mockResolvedValueOnce({
      ok: false,
      failure: { kind: 'refused', status: 401, code: 'login_required', message: '' },
    })
    expect(await setFavorite(roses.id, true)).toBe(true)
    expect(requestLogin).toHaveBeenCalledOnce()
  })

  it('is asked for once: a login that changes nothing ends as a failure', async () => {
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

describe('who comes and goes', () => {
  it('a login reads the list, a log-out forgets it at once', async () => {
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

  it('what was wished before a log-out is never shown to the next visitor', async () => {
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

describe('reading', () => {
  it('begins with what the server rendered, asking nothing', () => {
    const { state, server } = open({}, { kind: 'list', items: [roses] })
    expect(state()).toMatchObject({ status: 'idle', data: { ids: [roses.id], rows: [roses] } })
    expect(server.asked).toEqual([])
  })

  it('fails as a value and can be tried again; what was read before stays', async () => {
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

  it('finds a guest where the browser still thought of a user', async () => {
    const { refresh, state, server } = open({}, { kind: 'list', items: [roses] })
    vi.spyOn(server.client, 'list').mockResolvedValueOnce({
      ok: false,
      failure: { kind: 'refused', status: 401, code: 'login_required', message: '' },
    })
    await refresh()
    expect(state()).toMatchObject({ status: 'guest', data: undefined })
  })

  it('does not take a list that was out of date before it came', async () => {
    const { setFavorite, refresh, server, saved } = open(none)
    const late: (() => void)[] = []
    vi.spyOn(server.client, 'list').mockImplementationOnce(
      () => new Promise((resolve) => late.push(() => resolve({ ok: true, value: [] }))),
    )
    const read = refresh()
    await setFavorite(roses.id, true)
    for (const answer of late) answer()
    await read
    expect(saved()).toEqual([roses.id])
  })

  it('of an answer takes its own product only: answers can overtake each other', async () => {
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

describe('the hearts of a page', () => {
  it('wait for the wishlist and shake when it does not come', async () => {
    const hearts = createFavoritesStore({ setFavorite: () => Promise.reject(new Error('no chunk')) })
    const end = hearts.setFavorite(roses.id, true)
    expect(hearts.getState()).toEqual({ [roses.id]: { saved: false, busy: true } })
    expect(await end).toBe(false)
    expect(hearts.getState()).toEqual({ [roses.id]: { saved: false, failed: true } })
  })

  it('are those of their own store alone', async () => {
    const one = open(none, { kind: 'list', items: [] })
    const other = open(none, { kind: 'list', items: [] })
    await one.hearts.setFavorite(roses.id, true)
    expect(one.hearts.getState()).toEqual({ [roses.id]: { saved: true } })
    expect(other.hearts.getState()).toEqual({})
  })
})
