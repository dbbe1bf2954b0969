import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createOrderLookupEncryptor } from '../encryption/createOrderLookupEncryptor.ts'
import { cartGifts } from '../fixtures/cartJourney.ts'
import { expectOk, receiver, signUp } from '../fixtures/journey.ts'
import { openTestApi, type TestApi, type Visitor } from '../fixtures/openTestApi.ts'
import { lateEvening, orderCart } from '../fixtures/orderJourney.ts'
import { giftImage, uploadMugPhoto } from '../fixtures/uploadPhoto.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  api.setNow(lateEvening)
})
afterAll(() => api.close())

const minute = 60 * 1000

/** Orders a mug with a photo. */
async function orderMug(owner: Visitor) {
  const { id, pictureSrc } = await uploadMugPhoto(owner)
  const photos = [{ attribute: giftImage, upload: id }]
  expectOk(await owner.client.cart.add({ productId: cartGifts.mug, pincode: receiver.pincode, photos }))
  return { ...(await orderCart(owner)), pictureSrc }
}

async function ownerOf(email: string) {
  const owner = api.visitor()
  await signUp(api, owner, email)
  api.wait(60 * minute)
  return { owner, order: await orderMug(owner) }
}

async function lookUp(guest: Visitor, number: string, email: string) {
  expectOk(await guest.client.orders.sendLookupCode({ number, email }))
  return expectOk(await guest.client.orders.lookUp({ number, email, otp: api.newestCode(email) }))
}

const statusOf = async (visitor: Visitor, pictureSrc: string) =>
  (await visitor.fetch(`http://store.test${pictureSrc}`)).status

describe('the pictures of a looked-up order', () => {
  it('can be loaded for half an hour in the browser that looked it up', async () => {
    const { order } = await ownerOf('pictures@example.com')
    const guest = api.visitor()
    expect(await statusOf(guest, order.pictureSrc)).toBe(404)
    const shown = await lookUp(guest, order.number, 'pictures@example.com')
    const [picture] = shown.lines.flatMap(({ attributes }) => attributes).filter((one) => 'pictureSrc' in one)
    expect(picture).toMatchObject({ pictureSrc: order.pictureSrc })
    const answer = await guest.fetch(`http://store.test${order.pictureSrc}`)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-cache'])
    api.wait(30 * minute - 1)
    expect(await statusOf(guest, order.pictureSrc)).toBe(200)
    api.wait(1)
    expect(await statusOf(guest, order.pictureSrc)).toBe(404)
  })

  it('cannot be loaded by others, and no other picture can be loaded', async () => {
    const { owner, order } = await ownerOf('only@example.com')
    const other = await orderMug(owner)
    const unordered = await uploadMugPhoto(owner)
    const guest = api.visitor()
    await lookUp(guest, order.number, 'only@example.com')
    expect(await statusOf(guest, order.pictureSrc)).toBe(200)
    expect(await statusOf(guest, other.pictureSrc)).toBe(404)
    expect(await statusOf(guest, unordered.pictureSrc)).toBe(404)
    expect(await statusOf(api.visitor(), order.pictureSrc)).toBe(404)
    expect(guest.cookies.has('sid')).toBe(false)
  })

  it('cannot be loaded with a forged or an expired cookie', async () => {
    const { order } = await ownerOf('seal@example.com')
    const guest = api.visitor()
    await lookUp(guest, order.number, 'seal@example.com')
    const sealed = guest.cookies.get('order-shown') ?? ''
    const elsewhere = createOrderLookupEncryptor('another secret')
    const goodUntil = new Date(api.now().getTime() + 60 * minute)
    const made = [
      await elsewhere.encrypt({ id: order.id, goodUntil }),
      sealed.slice(0, -1),
      `${order.id}.${goodUntil.getTime()}`,
      '',
    ]
    const seenWith = async (said: string) => {
      const stranger = api.visitor()
      stranger.cookies.set('order-shown', said)
      return statusOf(stranger, order.pictureSrc)
    }
    expect(await Promise.all(made.map(seenWith))).toEqual([404, 404, 404, 404])
    // The encrypted cookie works in any browser, but only until the expiry in it.
    expect(await seenWith(sealed)).toBe(200)
    api.wait(30 * minute)
    expect(await seenWith(sealed)).toBe(404)
  })

  it('can no longer be loaded after signing out', async () => {
    const { order } = await ownerOf('leaves@example.com')
    const guest = api.visitor()
    await lookUp(guest, order.number, 'leaves@example.com')
    await guest.client.login.logout()
    expect(await statusOf(guest, order.pictureSrc)).toBe(404)
  })
})
