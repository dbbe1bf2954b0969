import { createApiClient } from '@store/api-client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { definePage, type Route, toRoutes } from '../../app/definePage.ts'
import { fallbackShop } from '../../app/ShopInfo.ts'
import { loadPage } from './loadPage.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const context = {
  client: createApiClient({ brand: 'marigold' }),
  params: {},
  url: new URL('http://store.test/credits'),
  shop: fallbackShop,
}

const routeOf = (load: () => Promise<{ kind: 'page'; data: object }>): Route | undefined =>
  toRoutes(
    'credits',
    definePage({
      ...{ pattern: '/credits', cache: 'public', load },
      head: () => ({ title: 'Credits' }),
      view: { open: async () => null },
    }),
  )[0]

it('a page that takes longer than ten seconds to load fails', async () => {
  const never = routeOf(() => new Promise(() => undefined))
  const loading = loadPage(never, context)
  let isOver = false
  void loading.finally(() => {
    isOver = true
  })
  await vi.advanceTimersByTimeAsync(9_999)
  expect(isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await loading).toEqual({ kind: 'error', status: 503 })
})

it('a page that loads in time is shown, and its timeout is cleared', async () => {
  const quick = routeOf(async () => ({ kind: 'page', data: {} }))
  expect(await loadPage(quick, context)).toMatchObject({
    kind: 'page',
    page: { name: 'credits', head: { title: 'Credits' } },
  })
  expect(vi.getTimerCount()).toBe(0)
})
