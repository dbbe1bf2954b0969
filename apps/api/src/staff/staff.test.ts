import { createApiClient } from '@store/api-client'
import { listCalls } from '@store/api-client/contract'
import { type StaffRole, staffRoles } from '@store/api-client/contract/call'
import { parseCalendarDate } from '@store/api-client/contract/date'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildFuzzRequest } from '../contract/fuzz/buildFuzzRequest.ts'
import { buildValidInput } from '../contract/fuzz/buildValidInput.ts'
import { auditEntries } from '../db/schema/auditEntries.ts'
import { staffMembers } from '../db/schema/staffMembers.ts'
import { expectOk } from '../fixtures/journey.ts'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'
import { openTestAccount, placeGiftOrder } from '../fixtures/orderJourney.ts'
import { runStaffCommand } from './runStaffCommand.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const say = (...words: readonly string[]) => runStaffCommand(words, api.deps, 'Owner')

async function hire(name: string, role: StaffRole) {
  const { text } = await say('add', name, role)
  return /: ([\w-]{43})$/.exec(text)?.[1] ?? ''
}

const withToken = (token: string) => {
  const { fetch } = api.visitor()
  const headers = { authorization: `Bearer ${token}` }
  return createApiClient({ baseUrl: 'http://store.test', brand: 'marigold', fetch, headers }).staff
}

async function paidOrder() {
  const visitor = await openTestAccount(api)
  const { id, number } = await placeGiftOrder(visitor)
  expectOk(await visitor.client.orders.pay({ id, method: 'cod' }))
  const order = expectOk(await visitor.client.orders.get({ id }))
  return { visitor, id, number, order, day: order.lines[0]?.deliveryDate ?? parseCalendarDate('2026-11-23') }
}

describe('roles', () => {
  const rows = listCalls()
    .filter(({ call }) => call.caller === 'staff')
    .flatMap((row) => staffRoles.map((role) => ({ ...row, role, needed: row.call.role ?? 'manager' })))

  it.each(rows)(
    '$name requires the role $needed, and is tested with $role',
    async ({ call, role, needed }) => {
      const token = await hire(`a ${role}`, role)
      const { method, address, headers, body } = buildFuzzRequest(call, buildValidInput(call), {
        kind: 'nothing',
      })
      const { status } = await api.visitor().fetch(`http://store.test${address}`, {
        method,
        headers: { ...Object.fromEntries(new Headers(headers)), authorization: `Bearer ${token}` },
        ...(body && { body }),
      })
      const isAllowed = staffRoles.indexOf(role) >= staffRoles.indexOf(needed)
      if (isAllowed) expect([200, 404]).toContain(status)
      else expect(status).toBe(403)
    },
  )

  it.each(['', 'Bearer', 'Bearer x', `Basic ${'x'.repeat(43)}`, `Bearer ${'x'.repeat(43)}`])(
    'are rejected for the header %j',
    async (authorization) => {
      const { fetch } = api.visitor()
      const options = { baseUrl: 'http://store.test', brand: 'marigold', fetch, headers: { authorization } }
      expect(await createApiClient(options).staff.listAuditEntries({})).toMatchObject({
        failure: { status: 401 },
      })
    },
  )
})

describe('tokens', () => {
  it('become invalid when they are revoked or replaced, and are stored as a hash', async () => {
    const first = await hire('Tara', 'viewer')
    const day = parseCalendarDate('2026-11-23')
    expectOk(await withToken(first).listOrders({ day }))
    const second = await hire('Tara', 'viewer')
    expect(await withToken(first).listOrders({ day })).toMatchObject({ failure: { status: 401 } })
    expectOk(await withToken(second).listOrders({ day }))
    expect(JSON.stringify(await api.db.select().from(staffMembers))).not.toContain(second)
    expect((await say('list')).text).toContain('Tara\tviewer')
    expect(await say('revoke', 'Tara')).toEqual({ text: 'The token of Tara is revoked.', isSuccess: true })
    expect(await withToken(second).listOrders({ day })).toMatchObject({ failure: { status: 401 } })
    expect(await say('revoke', 'Tara')).toEqual({ text: 'Tara has no token.', isSuccess: false })
    expect((await say('list')).text).not.toContain('Tara')
  })

  it.each([
    [[]],
    [['add']],
    [['add', 'Tara']],
    [['add', 'Tara', 'queen']],
    [['add', ' ', 'viewer']],
    [['fire', 'Tara']],
  ])('stay unchanged for the arguments %j, and the usage is printed', async (words) => {
    const output = await say(...words)
    expect(output.isSuccess).toBe(false)
    expect(output.text).toMatch(/^Say add/)
  })
})

describe('the orders of a day', () => {
  it('contain only paid orders that are not cancelled, with receiver, message and details', async () => {
    const staff = withToken(await hire('Meera', 'manager'))
    const { number, order, day } = await paidOrder()
    const unpaid = await placeGiftOrder(await openTestAccount(api))
    const listed = expectOk(await staff.listOrders({ day }))
    const found = listed.find((one) => one.number === number)
    expect(found).toMatchObject({
      status: 'confirmed',
      payment: 'onDelivery',
      receiver: order.receiver,
      message: order.message,
      lines: order.lines.map(({ href: _, ...line }) => line),
    })
    expect(listed.map((one) => one.number)).not.toContain(unpaid.number)
    expect(expectOk(await staff.listOrders({ day: parseCalendarDate('2027-01-01') }))).toEqual([])
    expectOk(await staff.cancelOrder({ number, reason: 'The florist fell ill' }))
    expect(expectOk(await staff.listOrders({ day })).map((one) => one.number)).not.toContain(number)
  })

  it('advance only to later states, and the buyer is notified', async () => {
    const staff = withToken(await hire('Meera', 'operator'))
    const { visitor, id, number } = await paidOrder()
    expect(expectOk(await staff.changeStatus({ number, status: 'outForDelivery' }))).toEqual({
      status: 'outForDelivery',
    })
    expect(await staff.changeStatus({ number, status: 'preparing' })).toMatchObject({
      failure: { status: 409, code: 'order_moved' },
    })
    expect(expectOk(await visitor.client.orders.get({ id })).status).toBe('outForDelivery')
    expect(api.mails.at(-1)?.subject).toBe(`Marigold: Your order ${number} is on its way.`)
    expect(await staff.changeStatus({ number: 'MG-NOSUCH', status: 'preparing' })).toMatchObject({
      failure: { status: 404 },
    })
  })

  it('can be cancelled by the staff until delivery, even when the buyer no longer can', async () => {
    const staff = withToken(await hire('Meera', 'manager'))
    const { visitor, id, number } = await paidOrder()
    expectOk(await staff.changeStatus({ number, status: 'preparing' }))
    expect(await visitor.client.orders.cancel({ id })).toMatchObject({ failure: { code: 'order_under_way' } })
    expect(await staff.cancelOrder({ number, reason: ' ' })).toMatchObject({ failure: { status: 400 } })
    expectOk(await staff.cancelOrder({ number, reason: 'The florist fell ill' }))
    expect(expectOk(await visitor.client.orders.get({ id })).status).toBe('cancelled')
    expect(await staff.cancelOrder({ number, reason: 'Again' })).toMatchObject({
      failure: { status: 409, code: 'order_cancelled' },
    })
    const other = await paidOrder()
    expectOk(await staff.changeStatus({ number: other.number, status: 'delivered' }))
    expect(await staff.cancelOrder({ number: other.number, reason: 'Late' })).toMatchObject({
      failure: { status: 409, code: 'order_delivered' },
    })
  })
})

describe('the audit log', () => {
  it('records author, object, former and new value, and reason of a change', async () => {
    const staff = withToken(await hire('Nila', 'manager'))
    const { number } = await paidOrder()
    expectOk(await staff.changeStatus({ number, status: 'preparing', note: 'By the second oven' }))
    expectOk(await staff.cancelOrder({ number, reason: 'The oven broke' }))
    const entries = expectOk(await staff.listAuditEntries({ number }))
    expect(entries.map(({ at: _, ...entry }) => entry)).toEqual([
      {
        ...{ actor: 'Nila', action: 'orderCancelled', subject: number },
        ...{ before: 'preparing', after: 'cancelled', note: 'The oven broke' },
      },
      {
        ...{ actor: 'Nila', action: 'orderMoved', subject: number },
        ...{ before: 'confirmed', after: 'preparing', note: 'By the second oven' },
      },
    ])
    const all = expectOk(await staff.listAuditEntries({}))
    expect(all.find(({ subject }) => subject === 'Nila')).toMatchObject({
      ...{ actor: 'Owner', action: 'staffAdded', after: 'manager' },
    })
  })

  it('only grows, because the database rejects changes and deletions of entries', async () => {
    await hire('Zoya', 'viewer')
    const entry = eq(auditEntries.subject, 'Zoya')
    await expect(api.db.update(auditEntries).set({ actor: 'Nobody' }).where(entry)).rejects.toThrow()
    await expect(api.db.delete(auditEntries).where(entry)).rejects.toThrow()
    expect(await api.db.$count(auditEntries, entry)).toBe(1)
  })
})
