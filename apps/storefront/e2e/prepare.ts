import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { type ApiClient, createApiClient } from '@store/api-client'
import type { Result } from '@store/api-client/contract/problem'
import type { Receiver } from '@store/api-client/contract/rules/validateReceiver'
import { readLatestOtp } from './readLatestOtp.ts'
import { newMobile } from './testIdentities.ts'

/**
 * Prepares the starting point of a journey through the API, in the browser context of the page: an account, a cart, an
 * order. A sign-up takes 50 ms this way and 3 s in the dialog, so only journeys about the dialog use it.
 */

const bengaluru = { pincode: '560001', city: 'Bengaluru' }

/** The address of every prepared order. */
const receiver: Receiver = {
  title: 'Mr.',
  fullName: 'Vikram Iyer',
  countryCode: '+91',
  contactNumber: '9812345678',
  address: '12 Church Street',
  ...bengaluru,
}

/** Returns the API client of a browser context, which sends and stores the same cookies as its pages. */
const clientOf = (page: Page, origin: string): ApiClient =>
  createApiClient({ baseUrl: origin, brand: 'marigold', fetch: fetchIn(page.request) })

const fetchIn =
  (context: APIRequestContext): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    const response = await context.fetch(request.url, {
      method: request.method,
      headers: Object.fromEntries(request.headers),
      ...(request.body && { data: Buffer.from(await request.arrayBuffer()) }),
    })
    // The context stores the cookies itself. Playwright joins them with line breaks, which headers must not contain.
    const { 'content-type': type = '' } = response.headers()
    return new Response(new Uint8Array(await response.body()), {
      status: response.status(),
      headers: { 'content-type': type },
    })
  }

/** Returns the value of a call that must succeed. */
const must = <Value>(result: Result<Value>): Value => {
  if (result.ok) return result.value
  throw new Error(`A call that prepares a journey failed: ${JSON.stringify(result.failure)}`)
}

/** Signs up a new user, Asha Rao, with an unverified mobile number. */
export async function signUpByApi(page: Page, origin: string, email: string): Promise<void> {
  const { login } = clientOf(page, origin)
  const contact = { email, mobile: newMobile(), countryCode: '91' }
  must(await login.sendOtp({ ...contact, isResend: false }))
  const otp = await readLatestOtp(page, origin, email)
  const proof = { kind: 'code', otp, by: 'email' } as const
  must(await login.register({ ...contact, proof, name: 'Asha Rao', title: 'Mr.' }))
}

/** Chooses Bengaluru as the delivery location, in the same cookies that the pages use. */
export async function chooseLocationByCookie(page: Page, origin: string): Promise<void> {
  await page.context().addCookies([
    { name: 'user_select_pincode', value: bengaluru.pincode, url: origin },
    { name: 'user_select_city', value: bengaluru.city, url: origin },
  ])
}

/** Adds a product to the cart by the URL of its page, delivered in Bengaluru. */
export async function addToCartByApi(page: Page, origin: string, address: string): Promise<void> {
  const { catalogue, cart } = clientOf(page, origin)
  const [, , type = '', slug = ''] = address.split('/')
  const found = must(await catalogue.productPage({ type, slug }))
  if (found.kind !== 'product') throw new Error(`${address} is the address of no product.`)
  must(await cart.add({ productId: found.product.id, pincode: bengaluru.pincode }))
  await chooseLocationByCookie(page, origin)
}

/** Orders the cart of a signed-in user; returns the path of the order page. */
export async function placeOrderByApi(
  page: Page,
  origin: string,
  address = receiver.address,
): Promise<string> {
  const { cart, orders } = clientOf(page, origin)
  const { version, total } = must(await cart.list())
  const orderKey = randomUUID()
  const start = must(await cart.startOrder({ orderKey, version }))
  expect(start.kind).toBe('forward')
  const { href } = must(
    await orders.place({
      ...{ orderKey, version, total, receiver: { ...receiver, address } },
      ...{ senderName: 'Asha', message: 'Happy birthday!' },
    }),
  )
  return href
}
