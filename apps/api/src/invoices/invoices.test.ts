import { createApiClient } from '@store/api-client'
import { indiaIsoCode } from '@store/api-client/contract/rules/isPincode'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { invoices } from '../db/schema/invoices.ts'
import { orders } from '../db/schema/orders.ts'
import { expectOk, gifts, receiver } from '../fixtures/journey.ts'
import { openTestApi, type TestApi, type Visitor } from '../fixtures/openTestApi.ts'
import { lateEvening, openTestAccount, orderCart, placeGiftOrder } from '../fixtures/orderJourney.ts'
import { setStatus } from '../fixtures/setStatus.ts'
import { createOrderFulfilmentService } from '../orders/createOrderFulfilmentService.ts'
import { runOrderCommand } from '../orders/runOrderCommand.ts'
import { runStaffCommand } from '../staff/runStaffCommand.ts'

const seller = { name: 'Rose & Co', address: '1 Main Road, Bengaluru', gstin: '29ABCDE1234F1ZW' }

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({}, { seller })
})
afterAll(() => api.close())
beforeEach(() => api.setNow(lateEvening))

async function paidOrder(visitor: Visitor, productId = gifts.cake) {
  const { id, number } = await placeGiftOrder(visitor, productId)
  expectOk(await visitor.client.orders.pay({ id, method: 'cod' }))
  return { id, number }
}

const invoiceOf = async ({ client }: Visitor, id: string) => expectOk(await client.orders.invoice({ id }))

describe('the invoice of an order', () => {
  it('is issued once, when the gifts are dispatched, and the e-mail links to it', async () => {
    const visitor = await openTestAccount(api)
    const { id, number } = await paidOrder(visitor)
    await setStatus(api, number, 'preparing')
    expect(await visitor.client.orders.invoice({ id })).toMatchObject({ failure: { status: 404 } })
    expect(expectOk(await visitor.client.orders.get({ id })).invoiceNumber).toBeUndefined()
    await setStatus(api, number, 'outForDelivery')
    const issued = await invoiceOf(visitor, id)
    expect(issued).toMatchObject({
      orderNumber: number,
      seller,
      placeOfSupply: { code: '29', name: 'Karnataka' },
    })
    expect(api.mails.at(-1)?.text).toContain(`/order/${id}/invoice`)
    api.wait(60_000)
    await setStatus(api, number, 'delivered')
    expect(await invoiceOf(visitor, id)).toEqual(issued)
    expect(expectOk(await visitor.client.orders.get({ id })).invoiceNumber).toBe(issued.number)
  })

  it('contains the tax of each gift, and adds up to the paid amount, with a coupon and a delivery charge', async () => {
    const visitor = await openTestAccount(api)
    const { cart } = visitor.client
    for (const productId of [gifts.cake, gifts.roses])
      expectOk(await cart.add({ productId, pincode: receiver.pincode }))
    expectOk(await cart.setCoupon({ code: 'FIRST10' }))
    const order = await orderCart(visitor)
    await setStatus(api, order.number, 'delivered')
    const { lines, totals } = await invoiceOf(visitor, order.id)
    expect(totals.total).toBe(order.total)
    const [cake, roses] = lines
    expect(cake).toMatchObject({ hsn: '1905', rate: 5 })
    expect(roses).toMatchObject({ hsn: '0603', rate: 0, cgst: 0 })
    expect(cake?.cgst).toBe(cake?.sgst)
    expect(cake?.cgst).toBeGreaterThan(0)
    for (const line of [...lines, totals])
      expect(line.taxable + line.cgst + line.sgst + line.igst).toBe(line.total)
  })

  it('has integrated GST (IGST) instead of central and state GST for a receiver in another state', async () => {
    const visitor = await openTestAccount(api)
    expectOk(await visitor.client.cart.add({ productId: gifts.cake, pincode: '411001' }))
    const order = await orderCart(visitor, { ...receiver, city: 'Pune', pincode: '411001' })
    await setStatus(api, order.number, 'delivered')
    const { placeOfSupply, totals } = await invoiceOf(visitor, order.id)
    expect(placeOfSupply).toEqual({ code: '27', name: 'Maharashtra' })
    expect(totals).toMatchObject({ cgst: 0, sgst: 0 })
    expect(totals.igst).toBeGreaterThan(0)
  })

  it('is not issued for gifts delivered abroad, nor in a shop without seller details', async () => {
    const visitor = await openTestAccount(api)
    const { id, number } = await paidOrder(visitor)
    await api.db
      .update(orders)
      .set({ receiver: { ...receiver, country: 840 } })
      .where(eq(orders.id, id))
    await setStatus(api, number, 'delivered')
    expect(await visitor.client.orders.invoice({ id })).toMatchObject({ failure: { status: 404 } })
    expect(indiaIsoCode).not.toBe(840)
    const other = await paidOrder(visitor)
    const unnamed = createOrderFulfilmentService({ ...api.deps, seller: undefined })
    await unnamed.move(other.number, 'delivered', { actor: 'Meera', note: '' })
    expect(await visitor.client.orders.invoice({ id: other.id })).toMatchObject({ failure: { status: 404 } })
  })

  it('names the buyer from ₹50,000 on, but the row in the database contains no name', async () => {
    const visitor = await openTestAccount(api)
    const { id, number } = await paidOrder(visitor)
    await api.db.update(orders).set({ total: 50_000_00 }).where(eq(orders.id, id))
    await setStatus(api, number, 'delivered')
    const { recipient } = await invoiceOf(visitor, id)
    expect(recipient?.address).toContain('12 Church Street')
    const rows = JSON.stringify(await api.db.select().from(invoices))
    for (const word of [recipient?.name ?? '', 'Church Street', 'Vikram']) expect(rows).not.toContain(word)
    const small = await paidOrder(visitor)
    await setStatus(api, small.number, 'delivered')
    expect((await invoiceOf(visitor, small.id)).recipient).toBeUndefined()
  })

  it('is reversed by a credit note when the order is cancelled later', async () => {
    const visitor = await openTestAccount(api)
    const { id, number } = await paidOrder(visitor)
    await setStatus(api, number, 'outForDelivery')
    await createOrderFulfilmentService(api.deps).cancel(number, { actor: 'Meera', note: 'Nobody was there' })
    const { creditNote } = await invoiceOf(visitor, id)
    expect(creditNote?.number).toMatch(/^CRN\/26-27\/\d{6}$/)
    const never = await paidOrder(visitor)
    await createOrderFulfilmentService(api.deps).cancel(never.number, { actor: 'Meera', note: 'Late' })
    expect(await api.db.$count(invoices, eq(invoices.orderId, never.id))).toBe(0)
  })

  it('cannot be read by another user or a guest', async () => {
    const visitor = await openTestAccount(api)
    const { id, number } = await paidOrder(visitor)
    await setStatus(api, number, 'delivered')
    const other = await openTestAccount(api)
    expect(await other.client.orders.invoice({ id })).toMatchObject({ failure: { status: 404 } })
    expect(await api.visitor().client.orders.invoice({ id })).toMatchObject({ failure: { status: 401 } })
  })

  it('is printed by the staff', async () => {
    const visitor = await openTestAccount(api)
    const { id, number } = await paidOrder(visitor)
    const say = (...words: readonly string[]) => runOrderCommand(words, api.deps, 'Meera')
    expect((await say(number, 'invoice')).isSuccess).toBe(false)
    await setStatus(api, number, 'delivered')
    const issued = await invoiceOf(visitor, id)
    const { text } = await say(number, 'invoice')
    expect(text).toContain(issued.number)
    expect(text).toContain('Rose &amp; Co')
    const { text: hired } = await runStaffCommand(['add', 'Meera', 'manager'], api.deps, 'Owner')
    const authorization = `Bearer ${hired.slice(-43)}`
    const { fetch } = api.visitor()
    const { staff } = createApiClient({
      ...{ baseUrl: 'http://store.test', brand: 'marigold', fetch, headers: { authorization } },
    })
    expect(expectOk(await staff.invoice({ number }))).toEqual(issued)
    expect(await staff.invoice({ number: 'MG-NOSUCH' })).toMatchObject({ failure: { status: 404 } })
  })
})

describe('the numbers of invoices', () => {
  it('are consecutive, and start again on 1 April in India', async () => {
    const visitor = await openTestAccount(api)
    const found = [await paidOrder(visitor), await paidOrder(visitor), await paidOrder(visitor)]
    const [first, second, third] = found
    if (!first || !second || !third) throw new Error('An order is missing.')
    await setStatus(api, first.number, 'delivered')
    const broken = {
      ...api.deps,
      mailer: {
        enqueue: async () => {
          throw new Error('the mail cannot be put on its way')
        },
      },
    }
    // A failed transaction leaves no gap.
    await expect(
      createOrderFulfilmentService(broken).move(second.number, 'delivered', { actor: 'Meera', note: '' }),
    ).rejects.toThrow()
    await setStatus(api, second.number, 'delivered')
    const sequence = async (id: string) => Number((await invoiceOf(visitor, id)).number.slice(-6))
    expect(await sequence(second.id)).toBe((await sequence(first.id)) + 1)
    api.setNow(new Date('2027-04-01T00:00:00+05:30'))
    await setStatus(api, third.number, 'delivered')
    const [row] = await api.db.select().from(invoices).where(eq(invoices.orderId, third.id))
    expect(row?.number).toBe('INV/27-28/000001')
  })
})
