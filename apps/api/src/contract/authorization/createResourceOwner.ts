import { randomUUID } from 'node:crypto'
import type { OwnedResource } from '@store/api-client/contract/call'
import { sessions } from '../../db/schema/users.ts'
import { cartGifts, lineOf, messageOf } from '../../fixtures/cartJourney.ts'
import { expectOk, gifts, receiver } from '../../fixtures/journey.ts'
import type { TestApi, Visitor } from '../../fixtures/openTestApi.ts'
import { openTestAccount } from '../../fixtures/orderJourney.ts'
import { userIdOf } from '../../fixtures/pointsOwner.ts'
import { uploadMugPhoto } from '../../fixtures/uploadPhoto.ts'
import { hashToken } from '../../http/createSessionRepo.ts'

/** All resources of a visitor, as the visitor sees them. */
export type OwnedResources = Awaited<ReturnType<typeof lookAround>>

/** A visitor who owns one of each resource, and their ids. */
export interface ResourceOwner {
  readonly ids: Readonly<Record<OwnedResource, unknown>>
  /** Sends a request with the visitor's cookies. */
  readonly fetch: Visitor['fetch']
  /** Returns all resources of this visitor, as the visitor sees them. */
  readonly snapshot: () => Promise<OwnedResources>
}

/** Creates an account that owns one of each resource. */
export async function createResourceOwner(api: TestApi): Promise<ResourceOwner> {
  const visitor = await openTestAccount(api)
  const { client } = visitor
  const userId = await userIdOf(api, visitor)
  const [orderKey, addKey] = [randomUUID(), randomUUID()]
  const order = await placeWith(client, orderKey)
  expectOk(await client.cart.add({ productId: cartGifts.rosesAndCake, pincode: receiver.pincode }))
  expectOk(await client.cart.add({ productId: gifts.cake, pincode: receiver.pincode, key: addKey }))
  const cart = expectOk(await client.cart.list())
  const cake = lineOf({ lines: cart.lines.filter(({ combo }) => combo === undefined) }, gifts.cake)
  const [address] = expectOk(await client.addresses.add({ receiver, type: 'home' }))
  const [card] = expectOk(await client.wallet.cards())
  const [upi] = expectOk(await client.wallet.upiHandles())
  const photo = await uploadMugPhoto(visitor)
  await signInElsewhere(api, userId)
  const places = expectOk(await client.accountData.sessions())
  const { items } = expectOk(await client.notifications.list())
  const ids = {
    ...{ cartLine: cake.id, lineAttribute: messageOf(cake).id, photo: photo.id },
    ...{ order: order.id, orderKey, addKey },
    combo: cart.lines.find(({ combo }) => combo)?.combo?.id,
    ...{ address: address?.id, card: card?.token, upiHandle: upi?.token, user: userId },
    session: places.find(({ isThis }) => !isThis)?.id,
    notification: items[0]?.id,
  }
  return { ids, fetch: visitor.fetch, snapshot: () => lookAround(client) }
}

async function placeWith(client: Visitor['client'], orderKey: string) {
  expectOk(await client.cart.add({ productId: gifts.roses, pincode: receiver.pincode }))
  const { version, total } = expectOk(await client.cart.list())
  const request = { orderKey, version, total, receiver, senderName: 'Asha', message: 'Enjoy!' }
  const { orderId } = expectOk(await client.orders.place(request))
  return expectOk(await client.orders.get({ id: orderId }))
}

async function signInElsewhere(api: TestApi, userId: number): Promise<void> {
  const now = api.now()
  const tokenHash = hashToken(randomUUID().padEnd(43, 'x'))
  await api.db.insert(sessions).values({ tokenHash, userId, createdAt: now, seenAt: now })
}

const lookAround = async (client: Visitor['client']) => ({
  cart: expectOk(await client.cart.list()),
  orders: expectOk(await client.orders.list({})),
  addresses: expectOk(await client.addresses.list()),
  cards: expectOk(await client.wallet.cards()),
  upi: expectOk(await client.wallet.upiHandles()),
  places: expectOk(await client.accountData.sessions()),
  messages: expectOk(await client.notifications.list()),
})
