import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountDeletions } from '../db/schema/accountDeletions.ts'
import { orders } from '../db/schema/orders.ts'
import { users } from '../db/schema/users.ts'
import { expectOk, gifts, receiver, signUp } from '../fixtures/journey.ts'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'
import { orderCart } from '../fixtures/orderJourney.ts'
import { setStatus } from '../fixtures/setStatus.ts'
import { generateSecrets } from '../readSecrets.ts'
import { createDeletedAccountList } from './createDeletedAccountList.ts'

let api: TestApi
const logged: unknown[] = []
beforeAll(async () => {
  const log = {
    info: (...said: unknown[]) => logged.push(...said),
    warn: () => undefined,
    error: () => undefined,
  }
  api = await openTestApi({}, { log })
})
afterAll(() => api.close())

async function account(email: string) {
  const visitor = api.visitor()
  await signUp(api, visitor, email)
  await visitor.client.cart.add({ productId: gifts.roses, pincode: receiver.pincode })
  const order = await orderCart(visitor)
  const [row] = await api.db.select().from(users).where(eq(users.email, email))
  if (!row) throw new Error('There is no account.')
  return { visitor, order, row }
}

/** Restores an account, as a backup from before the deletion would do. */
async function restore({ row, order }: Awaited<ReturnType<typeof account>>) {
  await api.db.insert(users).values(row)
  await api.db
    .update(orders)
    .set({
      ...{ userId: row.id, senderName: 'Asha', message: 'Enjoy!', status: 'preparing' },
      receiver: {
        ...receiver,
        landmark: 'By the lake',
        courierNote: 'Ring twice',
        alternate: { countryCode: '+91', contactNumber: '9812345678' },
      },
    })
    .where(eq(orders.id, order.id))
}

const list = () => createDeletedAccountList(api.deps)

describe('the list of deletions', () => {
  it('erases from a restored database only the accounts that were deleted after the backup (AC10)', async () => {
    const gone = await account('gone@example.com')
    const stays = await account('stays@example.com')
    await setStatus(api, gone.order.number, 'delivered')
    expectOk(await gone.visitor.client.accountData.remove({ email: 'gone@example.com' }))
    const text = await list().write()
    expect(text).toMatch(/^[\w-]{43} \d{4}-\d\d-\d\dT[^\n]+\n$/)
    expect(text).not.toMatch(/gone/)
    await restore(gone)
    await api.db.delete(accountDeletions)
    expect(await list().apply(text)).toEqual({ listed: 1, erased: 1 })
    expect(await api.db.select().from(users)).toEqual([stays.row])
    const [order] = await api.db.select().from(orders).where(eq(orders.id, gone.order.id))
    expect(order).toMatchObject({ userId: null, senderName: '', message: '', receiver: { fullName: '' } })
    expect(JSON.stringify(order)).not.toMatch(/Ring twice|By the lake|9812345678/)
    expect((await list().write()).split(' ')[0]).toBe(text.split(' ')[0])
    expect(await list().apply(text)).toEqual({ listed: 1, erased: 0 })
  })

  it('erases deleted accounts from a restored database by the log entries if the list itself is lost', async () => {
    const lost = await account('lost@example.com')
    await setStatus(api, lost.order.number, 'delivered')
    logged.length = 0
    expectOk(await lost.visitor.client.accountData.remove({ email: 'lost@example.com' }))
    await restore(lost)
    expect(await list().apply(`{"level":"info"}\n${JSON.stringify(logged)}\n`)).toMatchObject({ erased: 1 })
  })

  it('does not erase a new account with the same e-mail address, and matches no account without the secret', async () => {
    const first = await account('again@example.com')
    await setStatus(api, first.order.number, 'delivered')
    expectOk(await first.visitor.client.accountData.remove({ email: 'again@example.com' }))
    const text = await list().write()
    const second = await account('again@example.com')
    expect(await list().apply(text)).toMatchObject({ erased: 0 })
    await api.db.delete(users).where(eq(users.id, second.row.id))
    await restore(first)
    const other = createDeletedAccountList({ ...api.deps, secrets: await generateSecrets() })
    expect(await other.apply(text)).toMatchObject({ erased: 0 })
  })
})
