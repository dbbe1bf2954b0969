import { randomUUID } from 'node:crypto'
import { toUploadId } from '@store/api-client/contract/uploads'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uploads } from '../db/schema/uploads.ts'
import { cartGifts, lineOf, resultCodeOf } from '../fixtures/cartJourney.ts'
import { expectOk, gifts, receiver, signUp } from '../fixtures/journey.ts'
import { openTestApi, type TestApi, testStartTime, type Visitor } from '../fixtures/openTestApi.ts'
import { openTestAccount, orderCart } from '../fixtures/orderJourney.ts'
import { giftImage, uploadMugPhoto } from '../fixtures/uploadPhoto.ts'
import { purgeUnusedUploads } from './purgeUnusedUploads.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const { mug } = cartGifts
const { pincode } = receiver
const day = 24 * 60 * 60 * 1000

const addMug = ({ client }: Visitor, upload: string) =>
  client.cart.add({
    productId: mug,
    pincode,
    photos: [{ attribute: giftImage, upload: toUploadId(upload) }],
  })

const rowOf = async (id: string) => (await api.db.select().from(uploads).where(eq(uploads.id, id)))[0]

describe('a gift with a photo (specification 2, section 5)', () => {
  it('requires a photo on its product page', async () => {
    const page = expectOk(
      await api.visitor().client.catalogue.productPage({ type: 'gift', slug: 'photo-mug' }),
    )
    const product = 'product' in page ? page.product : undefined
    expect(product?.attributes.find(({ id }) => id === giftImage)).toMatchObject({
      display: 'photo',
      isRequired: true,
    })
  })

  it('cannot be sold without a photo', async () => {
    const answer = await api.visitor().client.cart.add({ productId: mug, pincode })
    expect(answer).toMatchObject({
      failure: { status: 400, code: 'photo_missing', message: 'This field is required' },
    })
  })

  it('rejects a duplicate, an unexpected and an unknown photo', async () => {
    const visitor = api.visitor()
    const { id } = await uploadMugPhoto(visitor)
    const { cart } = visitor.client
    const one = { attribute: giftImage, upload: id }
    expect(resultCodeOf(await cart.add({ productId: mug, pincode, photos: [one, one] }))).toBe('invalid')
    expect(resultCodeOf(await cart.add({ productId: gifts.roses, pincode, photos: [one] }))).toBe('invalid')
    expect(resultCodeOf(await addMug(visitor, randomUUID()))).toBe('photo_gone')
    expect(resultCodeOf(await addMug(api.visitor(), id))).toBe('photo_gone')
    expect(expectOk(await cart.list()).lines).toEqual([])
  })

  it('has its photo on the cart line, and is a separate line for each photo', async () => {
    const visitor = api.visitor()
    const first = await uploadMugPhoto(visitor)
    const second = await uploadMugPhoto(visitor)
    expectOk(await addMug(visitor, first.id))
    expectOk(await addMug(visitor, second.id))
    const { lines } = expectOk(await addMug(visitor, first.id))
    expect(lines.map(({ quantity }) => quantity).toSorted()).toEqual([1, 2])
    const pictures = lines.flatMap(({ attributes }) =>
      attributes.flatMap((one) => (one.kind === 'picture' ? [one.pictureSrc] : [])),
    )
    expect(pictures.toSorted()).toEqual([first.pictureSrc, second.pictureSrc].toSorted())
  })

  it('is ordered with its photo, which is kept after the cart is emptied and used by a reorder', async () => {
    const visitor = await openTestAccount(api)
    const { id, pictureSrc } = await uploadMugPhoto(visitor)
    expectOk(await addMug(visitor, id))
    const order = await orderCart(visitor)
    const picture = { kind: 'picture', pictureSrc, label: 'Gift image' }
    expect(order.lines[0]?.attributes).toEqual([expect.objectContaining(picture), expect.anything()])
    await purgeUnusedUploads(api.db, api.deps.pictures, new Date(testStartTime.getTime() + 400 * day))
    expect((await visitor.fetch(`http://store.test${pictureSrc}`)).status).toBe(200)
    expectOk(await visitor.client.orders.reorder({ id: order.id, key: randomUUID() }))
    const cart = expectOk(await visitor.client.cart.list())
    const pictures = lineOf(cart, mug).attributes.filter(({ kind }) => kind === 'picture')
    expect(pictures).toEqual([expect.objectContaining(picture)])
  })

  it('keeps its photo when a guest signs in', async () => {
    const visitor = api.visitor()
    const { id, pictureSrc } = await uploadMugPhoto(visitor)
    expectOk(await addMug(visitor, id))
    await signUp(api, visitor, 'mug@example.com')
    expect((await visitor.fetch(`http://store.test${pictureSrc}`)).status).toBe(200)
    expect(lineOf(expectOk(await visitor.client.cart.list()), mug).quantity).toBe(1)
    expectOk(await addMug(visitor, id))
    expect(lineOf(expectOk(await visitor.client.cart.list()), mug).quantity).toBe(2)
  })
})

describe('purgeUnusedUploads', () => {
  it('deletes photos that were unused for a day, and keeps those in a cart', async () => {
    const visitor = api.visitor()
    const unused = await uploadMugPhoto(visitor)
    const used = await uploadMugPhoto(visitor)
    expectOk(await addMug(visitor, used.id))
    await purgeUnusedUploads(api.db, api.deps.pictures, new Date(testStartTime.getTime() + day - 1))
    expect(await rowOf(unused.id)).toBeDefined()
    await purgeUnusedUploads(api.db, api.deps.pictures, new Date(testStartTime.getTime() + day + 1))
    expect(await rowOf(unused.id)).toBeUndefined()
    expect(await api.deps.pictures.open(unused.id)).toBeUndefined()
    expect(await rowOf(used.id)).toBeDefined()
    expect(await api.deps.pictures.open(used.id)).toBeDefined()
    expect(resultCodeOf(await addMug(visitor, unused.id))).toBe('photo_gone')
  })

  it('deletes files without a row once they are a day old', async () => {
    const name = randomUUID()
    await api.deps.pictures.write(name, new Uint8Array([1]))
    await purgeUnusedUploads(api.db, api.deps.pictures, testStartTime)
    expect(await api.deps.pictures.open(name)).toBeDefined()
    await purgeUnusedUploads(api.db, api.deps.pictures, new Date(testStartTime.getTime() + day + 1))
    expect(await api.deps.pictures.open(name)).toBeUndefined()
  })
})
