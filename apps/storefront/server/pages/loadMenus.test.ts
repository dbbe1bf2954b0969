import { createApiClient } from '@store/api-client'
import { expect, it } from 'vitest'
import { loadMenus } from './loadMenus.ts'

const menus = { status: true, result: [{ title: 'Flowers', url: '/flowers', groups: [] }] }
const forbidden = { status: false, code: 'forbidden', message: 'Not now' }

/** Opens an API that responds with these statuses, in order. */
function open(...statuses: readonly number[]) {
  const requests: number[] = []
  const client = createApiClient({
    baseUrl: 'http://store.test',
    brand: 'marigold',
    fetch: async () => {
      const status = statuses[requests.length] ?? 200
      requests.push(status)
      return Response.json(status === 200 ? menus : forbidden, { status })
    },
  })
  return { asked: requests, loaded: loadMenus(client) }
}

it('loads the menus', async () => {
  const { asked, loaded } = open(200)
  expect(await loaded).toEqual([{ title: 'Flowers', href: '/flowers', groups: [] }])
  expect(asked).toEqual([200])
})

it('retries once after a 403', async () => {
  const { asked, loaded } = open(403, 200)
  expect(await loaded).toHaveLength(1)
  expect(asked).toEqual([403, 200])
})

it('returns no menus after two 403 responses, and after any other error', async () => {
  const { asked, loaded } = open(403, 403, 200)
  expect(await loaded).toBeUndefined()
  expect(asked).toEqual([403, 403])
  const refused = open(404, 200)
  expect(await refused.loaded).toBeUndefined()
  expect(refused.asked).toEqual([404])
})
