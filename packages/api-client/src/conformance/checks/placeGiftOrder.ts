import type { ApiClient } from '../../ApiClient.ts'
import type { PlaceOrderRequest } from '../../contract/orders/index.ts'
import { unwrap } from '../../testing/unwrap.ts'
import type { ConformanceContext } from '../ConformanceCheck.ts'

/** Adds the gift to the cart and creates a request that orders it. */
export async function createOrderRequest(
  { cart }: ApiClient,
  { gift, pincode, city }: ConformanceContext,
): Promise<PlaceOrderRequest> {
  const { version, total } = unwrap(await cart.add({ productId: gift, pincode }))
  return {
    orderKey: crypto.randomUUID(),
    version,
    total,
    receiver: {
      ...{ title: 'Mr.', fullName: 'Vikram Iyer', address: '12 Church Street', city, pincode },
      ...{ countryCode: '+91', contactNumber: '9876543210' },
    },
    senderName: 'Asha',
    message: 'Enjoy!',
  }
}

/** Orders the gift as a new user; returns their client and the id of the order. */
export async function placeGiftOrder(context: ConformanceContext) {
  const client = await context.user()
  const { orderId } = unwrap(await client.orders.place(await createOrderRequest(client, context)))
  return { client, orderId }
}
