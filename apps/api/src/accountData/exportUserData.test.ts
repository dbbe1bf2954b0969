import { randomUUID } from 'node:crypto'
import { parseCalendarDate } from '@store/api-client/contract/date'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { orders } from '../db/schema/orders.ts'
import { payments, refunds } from '../db/schema/payments.ts'
import { ssoGrants } from '../db/schema/ssoGrants.ts'
import { fillableHampers, filledHamper, hamperStepNames } from '../fixtures/hamperJourney.ts'
import { expectOk, gifts, receiver } from '../fixtures/journey.ts'
import { openTestApi, type TestApi, type Visitor } from '../fixtures/openTestApi.ts'
import { lateEvening, openTestAccount, orderCart, placeGiftOrder } from '../fixtures/orderJourney.ts'
import { userIdOf } from '../fixtures/pointsOwner.ts'
import { setStatus } from '../fixtures/setStatus.ts'
import { hashToken } from '../http/createSessionRepo.ts'
import { createOrderFulfilmentService } from '../orders/createOrderFulfilmentService.ts'

const seller = { name: 'Rose & Co', address: '1 Main Road, Bengaluru', gstin: '29ABCDE1234F1ZW' }

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({}, { seller })
})
afterAll(() => api.close())
beforeEach(() => api.setNow(lateEvening))

const download = async ({ client }: Visitor) => expectOk(await client.accountData.download())

describe('the data export', () => {
  it('contains the invoice and the credit note of an order', async () => {
    const visitor = await openTestAccount(api)
    const { id, number } = await placeGiftOrder(visitor)
    expectOk(await visitor.client.orders.pay({ id, method: 'cod' }))
    await setStatus(api, number, 'outForDelivery')
    await createOrderFulfilmentService(api.deps).cancel(number, { actor: 'Meera', note: 'Nobody was there' })
    const invoice = expectOk(await visitor.client.orders.invoice({ id }))
    const content = {
      seller,
      placeOfSupply: invoice.placeOfSupply,
      lines: [{ title: 'Twelve Red Roses Bouquet' }],
    }
    expect(await download(visitor)).toMatchObject({
      orders: [
        {
          invoices: [
            { kind: 'invoice', number: invoice.number, content },
            { kind: 'creditNote', number: invoice.creditNote?.number, content },
          ],
        },
      ],
    })
  })

  it('contains the contents of a hamper and the chosen delivery of a gift in the cart', async () => {
    const visitor = await openTestAccount(api)
    const date = parseCalendarDate('2026-11-26')
    const delivery = { date, by: 'vendor' } as const
    expectOk(await visitor.client.hampers.add(filledHamper()))
    expectOk(await visitor.client.cart.add({ productId: gifts.roses, pincode: receiver.pincode, delivery }))
    const { cart } = await download(visitor)
    expect(cart).toHaveLength(2)
    expect(cart).toContainEqual(
      expect.objectContaining({
        nid: fillableHampers.byHand,
        hamper: {
          date: null,
          pieces: [
            { step: hamperStepNames.sweet, nid: fillableHampers.chocolates, quantity: 2 },
            { step: hamperStepNames.keep, nid: fillableHampers.teddy, quantity: 1 },
          ],
        },
      }),
    )
    expect(cart).toContainEqual(
      expect.objectContaining({ nid: gifts.roses, delivery: { ...delivery, slot: null } }),
    )
  })

  it('contains no hash of the IP address of an unpaid order', async () => {
    const visitor = await openTestAccount(api)
    const { id, number } = await placeGiftOrder(visitor)
    const [row] = await api.db.select().from(orders).where(eq(orders.id, id))
    expect(row?.network).toEqual(expect.any(String))
    const found = await download(visitor)
    expect(found).toMatchObject({ orders: [{ number }] })
    expect(JSON.stringify(found)).not.toContain(row?.network)
  })

  it('contains the payments and refunds of an order, but not the key of a refund', async () => {
    const visitor = await openTestAccount(api)
    const { id } = await placeGiftOrder(visitor)
    const payment = { provider: 'razorpay', reference: 'pay_1', amount: 500_00, currency: 'INR' }
    const at = { createdAt: api.now() }
    const [paid] = await api.db
      .insert(payments)
      .values({ ...payment, ...at, orderId: id, status: 'captured', captured: 500_00, refunded: 500_00 })
      .returning()
    const refund = { amount: 500_00, reason: 'cancelled' } as const
    await api.db
      .insert(refunds)
      .values({ ...refund, ...at, paymentId: paid?.id ?? 0, key: 'refund-key', attemptAt: api.now() })
    const found = await download(visitor)
    expect(found).toMatchObject({
      orders: [
        { payments: [{ ...payment, status: 'captured' }], refunds: [{ ...refund, status: 'pending' }] },
      ],
    })
    expect(JSON.stringify(found)).not.toContain('refund-key')
  })

  it('contains the booked slots of an order', async () => {
    const visitor = await openTestAccount(api)
    const delivery = { date: parseCalendarDate('2026-11-26'), by: 'vendor', slot: '23-24' } as const
    expectOk(await visitor.client.cart.add({ productId: gifts.roses, pincode: receiver.pincode, delivery }))
    await orderCart(visitor)
    const slot = { slotId: '23-24', day: '2026-11-26', cityId: expect.any(String) }
    expect(await download(visitor)).toMatchObject({ orders: [{ slots: [slot] }] })
  })

  it('contains the orders whose gifts were ordered again, without the key of the request', async () => {
    const visitor = await openTestAccount(api)
    const { id } = await placeGiftOrder(visitor)
    const key = randomUUID()
    expectOk(await visitor.client.orders.reorder({ id, key }))
    const found = await download(visitor)
    expect(found).toMatchObject({ reorders: [{ orderId: id, put: 1, leftOut: [] }] })
    expect(JSON.stringify(found)).not.toContain(key)
  })

  it('contains the sign-ins at partner sites, without their codes and tokens', async () => {
    const visitor = await openTestAccount(api)
    await api.db.insert(ssoGrants).values({
      ...{ codeHash: 'code-hash', tokenHash: 'token-hash', codeChallenge: 'code-challenge' },
      ...{ clientId: 'partner', redirectUri: 'https://partner.example/back', scope: 'openid email' },
      ...{ userId: await userIdOf(api, visitor), sessionHash: hashToken(visitor.cookies.get('sid') ?? '') },
      ...{ authTime: api.now(), createdAt: api.now() },
    })
    const found = await download(visitor)
    expect(found).toMatchObject({
      partnerSignIns: [{ clientId: 'partner', scope: 'openid email', createdAt: api.now().toISOString() }],
    })
    expect(JSON.stringify(found)).not.toMatch(/code-hash|token-hash|code-challenge/)
  })
})
