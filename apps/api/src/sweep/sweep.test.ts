import { afterAll, beforeAll, expect, it } from 'vitest'
import { carts } from '../db/schema/carts.ts'
import { googleProofs } from '../db/schema/googleProofs.ts'
import { sessions } from '../db/schema/users.ts'
import { expectOk, gifts } from '../fixtures/journey.ts'
import { openTestApi, start, type TestApi } from '../fixtures/openTestApi.ts'
import { sweep } from './sweep.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const day = 24 * 60 * 60 * 1000

it('takes away ended sessions with their guests’ carts, and nothing that is alive', async () => {
  await api.visitor().client.cart.add({ productId: gifts.roses })
  api.wait(10 * day)
  const living = api.visitor()
  await living.client.cart.add({ productId: gifts.jade })
  await sweep(api.db, new Date(start.getTime() + 15 * day))
  expect(await api.db.select().from(sessions)).toHaveLength(1)
  expect(await api.db.select().from(carts)).toHaveLength(1)
  expect(expectOk(await living.client.cart.list()).itemCount).toBe(1)
})

it('takes away what Google said a day ago', async () => {
  const said = { sub: '1', email: 'asha@example.com', name: 'Asha' }
  const ago = (hours: number) => new Date(start.getTime() - hours * 60 * 60 * 1000)
  await api.db.insert(googleProofs).values([
    { ...said, handleHash: 'old', browserHash: 'old', createdAt: ago(25) },
    { ...said, handleHash: 'new', browserHash: 'new', createdAt: ago(1) },
  ])
  await sweep(api.db, start)
  expect(await api.db.select().from(googleProofs)).toMatchObject([{ handleHash: 'new' }])
})
