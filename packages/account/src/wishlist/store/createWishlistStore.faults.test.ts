import { createFaultInjector } from '@store/api-client/testing'
import { describe, expect, it, vi } from 'vitest'
import { createWishlistServer } from '../fixtures/createWishlistServer.ts'
import { sampleFavorites } from '../fixtures/sampleFavorites.ts'
import { createWishlistStore, type InitialWishlist } from './createWishlistStore.ts'
import { selectSavedProductIds } from './selectSavedProductIds.ts'

const [roses, cake] = sampleFavorites

function open(initial: InitialWishlist | undefined) {
  const faults = createFaultInjector()
  const server = createWishlistServer({ items: initial?.kind === 'list' ? initial.items : sampleFavorites })
  const store = createWishlistStore({
    initial,
    ports: {
      client: faults.wrap(server.client),
      ...{ session: server.session, requestLogin: server.requestLogin, track: vi.fn() },
    },
  })
  return { ...store.actions, store, faults, server, saved: () => selectSavedProductIds(store.getState()) }
}

describe.each(['failing', 'nonsense', 'gone'] as const)('a %s server', (fault) => {
  it.each([
    ['saved', true],
    ['removed', false],
  ])('makes the store report that no product was %s, and the next click succeeds', async (_, isWished) => {
    const items = isWished ? [cake] : [roses, cake]
    const { setFavorite, store, faults, saved, server } = open({ kind: 'list', items })
    const before = saved()
    faults.inject(fault)
    expect(await setFavorite(roses.id, isWished)).toBe(false)
    expect(saved()).toEqual(before)
    expect(store.getState().toast?.kind).toBe('failed')
    faults.inject(undefined)
    expect(await setFavorite(roses.id, isWished)).toBe(true)
    expect(server.kept().includes(roses.id)).toBe(isWished)
  })

  it('returns an error instead of the favorites, and the favorites on retry', async () => {
    const { refresh, store, faults, saved } = open(undefined)
    faults.inject(fault)
    await refresh()
    expect(saved()).toEqual([])
    expect(store.getState().status).toBe('failed')
    faults.inject(undefined)
    await refresh()
    expect(saved()).toEqual(sampleFavorites.map(({ id }) => id))
  })
})
