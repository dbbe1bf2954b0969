import { afterAll, beforeAll, expect, it } from 'vitest'
import { carts } from '../db/schema/carts.ts'
import { enquiries } from '../db/schema/enquiries.ts'
import { googleLogins } from '../db/schema/googleLogins.ts'
import { sessions } from '../db/schema/users.ts'
import { expectOk, gifts } from '../fixtures/journey.ts'
import { openTestApi, type TestApi, testStartTime } from '../fixtures/openTestApi.ts'
import { purgeAllExpiredRows } from './purgeAllExpiredRows.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const day = 24 * 60 * 60 * 1000

it('deletes ended sessions with their guest carts, and keeps active sessions', async () => {
  await api.visitor().client.cart.add({ productId: gifts.roses })
  api.wait(10 * day)
  const living = api.visitor()
  await living.client.cart.add({ productId: gifts.jade })
  await purgeAllExpiredRows(api.db, new Date(testStartTime.getTime() + 15 * day))
  expect(await api.db.select().from(sessions)).toHaveLength(1)
  expect(await api.db.select().from(carts)).toHaveLength(1)
  expect(expectOk(await living.client.cart.list()).itemCount).toBe(1)
})

it('deletes Google identities after a day', async () => {
  const details = { sub: '1', email: 'asha@example.com', name: 'Asha' }
  const ago = (hours: number) => new Date(testStartTime.getTime() - hours * 60 * 60 * 1000)
  await api.db.insert(googleLogins).values([
    { ...details, handleHash: 'old', browserHash: 'old', createdAt: ago(25) },
    { ...details, handleHash: 'new', browserHash: 'new', createdAt: ago(1) },
  ])
  await purgeAllExpiredRows(api.db, testStartTime)
  expect(await api.db.select().from(googleLogins)).toMatchObject([{ handleHash: 'new' }])
})

it('deletes unconfirmed enquiries after a week, and confirmed ones after the configured time', async () => {
  const enquiry = (n: number, ago: number, isConfirmed: boolean) => {
    const createdAt = new Date(testStartTime.getTime() - ago * day)
    return {
      ...{ id: crypto.randomUUID(), reference: `CE-${n}`, enquiryKey: crypto.randomUUID(), requestHash: '' },
      ...{ name: 'Asha', mobile: '+919876543210', email: 'asha@example.com', quantity: 10, company: 'Rao' },
      ...{ recipients: [], createdAt, confirmedAt: isConfirmed ? createdAt : null },
    }
  }
  await api.db
    .insert(enquiries)
    .values([enquiry(1, 9, false), enquiry(2, 7, false), enquiry(3, 364, true), enquiry(4, 366, true)])
  const left = async () =>
    (await api.db.select().from(enquiries)).map(({ reference }) => reference).toSorted()
  await purgeAllExpiredRows(api.db, testStartTime)
  expect(await left()).toEqual(['CE-2', 'CE-3'])
  await purgeAllExpiredRows(api.db, testStartTime, { enquiryDays: 30 })
  expect(await left()).toEqual(['CE-2'])
})
