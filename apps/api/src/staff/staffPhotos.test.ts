import { randomUUID } from 'node:crypto'
import { createApiClient } from '@store/api-client'
import { parseCalendarDate } from '@store/api-client/contract/date'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orders } from '../db/schema/orders.ts'
import { users } from '../db/schema/users.ts'
import { addTestStaff } from '../fixtures/addTestStaff.ts'
import { cartGifts } from '../fixtures/cartJourney.ts'
import { expectOk, receiver } from '../fixtures/journey.ts'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'
import { openTestAccount, orderCart } from '../fixtures/orderJourney.ts'
import { giftImage, uploadMugPhoto } from '../fixtures/uploadPhoto.ts'
import { runOrderCommand } from '../orders/index.ts'

let api: TestApi
let token: string
beforeAll(async () => {
  api = await openTestApi()
  token = await addTestStaff(api, 'viewer')
})
afterAll(() => api.close())

const origin = 'http://store.test'

/** Orders a mug with a photo; returns what its buyer and the staff see of it. */
async function orderMug() {
  const visitor = await openTestAccount(api)
  const { id: upload, pictureSrc } = await uploadMugPhoto(visitor)
  const photos = [{ attribute: giftImage, upload }]
  expectOk(await visitor.client.cart.add({ productId: cartGifts.mug, pincode: receiver.pincode, photos }))
  const order = await orderCart(visitor)
  const day = order.lines[0]?.deliveryDate ?? parseCalendarDate('2026-11-23')
  return { visitor, upload, pictureSrc, order, day }
}

async function orderPaidMug() {
  const mug = await orderMug()
  expectOk(await mug.visitor.client.orders.pay({ id: mug.order.id, method: 'cod' }))
  return mug
}

const open = (path: string, authorization?: string, method = 'GET') =>
  api.visitor().fetch(path.startsWith('/') ? origin + path : path, {
    method,
    ...(authorization !== undefined && { headers: { authorization } }),
  })

const statusOf = async (path: string, authorization = `Bearer ${token}`) =>
  (await open(path, authorization)).status

const pathOf = (number: string, upload: string) => `/api/marigold/staff/orders/${number}/photos/${upload}`

describe('the photo of a personalised gift', () => {
  it('is listed for the staff with a path that opens with the token of any of them, and no other', async () => {
    const { order, day, upload } = await orderPaidMug()
    const headers = { authorization: `Bearer ${token}` }
    const { staff } = createApiClient({
      baseUrl: origin,
      brand: 'marigold',
      fetch: api.visitor().fetch,
      headers,
    })
    const listed = expectOk(await staff.listOrders({ day })).find(({ number }) => number === order.number)
    const [picture] = listed?.lines.flatMap(({ attributes }) => attributes) ?? []
    expect(picture).toMatchObject({ kind: 'picture', pictureSrc: pathOf(order.number, upload) })
    const shown = await open(pathOf(order.number, upload), `Bearer ${token}`)
    expect(shown.status).toBe(200)
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      ...{ 'content-type': 'image/jpeg', 'cache-control': 'private, no-store' },
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect(await sharp(await shown.arrayBuffer()).metadata()).toMatchObject({ format: 'jpeg', width: 800 })
    const head = await open(pathOf(order.number, upload), `Bearer ${token}`, 'HEAD')
    expect([head.status, (await head.arrayBuffer()).byteLength]).toEqual([200, 0])
    for (const authorization of ['', `Bearer ${'x'.repeat(43)}`]) {
      expect(await statusOf(pathOf(order.number, upload), authorization)).toBe(401)
    }
  })

  it('is not opened by its buyer or a visitor on the path of the staff', async () => {
    const { visitor, order, upload, pictureSrc } = await orderPaidMug()
    expect((await visitor.fetch(origin + pathOf(order.number, upload))).status).toBe(401)
    expect((await visitor.fetch(origin + pictureSrc)).status).toBe(200)
    expect((await open(pictureSrc, `Bearer ${token}`)).status).toBe(404)
  })

  it('opens only with its own order, while that order is paid and not cancelled', async () => {
    const { visitor, order, upload } = await orderMug()
    expect(await statusOf(pathOf(order.number, upload))).toBe(404)
    expectOk(await visitor.client.orders.pay({ id: order.id, method: 'cod' }))
    expect(await statusOf(pathOf(order.number, upload))).toBe(200)
    const other = await orderPaidMug()
    expect(await statusOf(pathOf(other.order.number, upload))).toBe(404)
    const { id: unordered } = await uploadMugPhoto(visitor)
    expect(await statusOf(pathOf(order.number, unordered))).toBe(404)
    for (const none of [randomUUID(), 'x', '%00']) {
      expect(await statusOf(pathOf(order.number, none))).toBe(404)
    }
    expect(await statusOf(pathOf('MG-NOSUCH', upload))).toBe(404)
    expect(await statusOf(pathOf('%00', upload))).toBe(404)
    await runOrderCommand([order.number, 'cancel', '--note', 'No mugs'], api.deps, 'Meera')
    expect(await statusOf(pathOf(order.number, upload))).toBe(404)
  })

  it('is deleted with the account of its buyer', async () => {
    const { order, upload } = await orderPaidMug()
    expect(await statusOf(pathOf(order.number, upload))).toBe(200)
    const [found] = await api.db.select().from(orders).where(eq(orders.id, order.id))
    await api.db.delete(users).where(eq(users.id, found?.userId ?? 0))
    expect(await statusOf(pathOf(order.number, upload))).toBe(404)
  })

  it('is in the delivery list and on the packing slip with its full address for the staff', async () => {
    const { order, day, upload } = await orderPaidMug()
    const address = api.deps.publicOrigin + pathOf(order.number, upload)
    for (const words of [
      ['list', '--day', day, '--format', 'json'],
      ['list', '--day', day, '--format', 'csv'],
      ['slips', '--day', day],
    ]) {
      const { text } = await runOrderCommand(words, api.deps, 'Meera')
      expect(text).toContain(address)
      expect(text).not.toContain('/api/uploads/')
    }
  })
})
