import { randomUUID } from 'node:crypto'
import { createApiClient } from '@store/api-client'
import {
  type CallResult,
  type ConformanceProducts,
  type ConformanceReport,
  type ConformanceTarget,
  runConformance,
} from '@store/api-client/conformance'
import { listCalls } from '@store/api-client/contract'
import { findCallDocs } from '@store/api-client/contract/callDocsByGroup'
import { paise } from '@store/api-client/contract/money'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { products } from '../db/schema/products.ts'
import { cartGifts } from '../fixtures/cartJourney.ts'
import { cashOnDelivery } from '../fixtures/cashOnDelivery.ts'
import { createExampleRecorder } from '../fixtures/createExampleRecorder.ts'
import { createTestGateway } from '../fixtures/createTestGateway.ts'
import { fillableHampers } from '../fixtures/hamperJourney.ts'
import { expectOk, gifts } from '../fixtures/journey.ts'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'
import { openTestAccount, placeGiftOrder } from '../fixtures/orderJourney.ts'
import { giftImage } from '../fixtures/uploadPhoto.ts'
import { runStaffCommand } from '../staff/runStaffCommand.ts'

const partner = { origin: 'https://notes.example', secret: 'a-secret-of-the-partner-and-the-store' }
const gateway = createTestGateway()
const recorder = createExampleRecorder()

let api: TestApi
let staffToken = ''
/** The report about the reference API, and the report about an API with the legacy paths. */
let report: ConformanceReport
let legacyReports: readonly ConformanceReport[]

/** Products that the check cannot find in the lists of the shop. */
const cartProducts: ConformanceProducts = {
  giftWithMessage: { productId: cartGifts.cake, attribute: 16, limit: 25 },
  addOnProducts: {
    ...{ plain: cartGifts.chocolates, candle: cartGifts.candle, card: cartGifts.card },
    occasion: { id: 1, name: 'Birthday' },
  },
  coupon: 'FIRST10',
}

/** All products of the checks, so that none must be searched for. */
const namedProducts: ConformanceProducts = {
  ...cartProducts,
  gift: gifts.roses,
  combo: cartGifts.rosesAndCake,
  giftWithPhoto: { productId: cartGifts.mug, attribute: giftImage },
  hamper: fillableHampers.byHand,
}

type Change = (request: Request, response: Response) => Promise<Response> | Response

const targetOf = (
  { app, newestCode: readOtp, wait }: Pick<TestApi, 'app' | 'newestCode' | 'wait'>,
  change: Change,
): ConformanceTarget => ({
  baseUrl: 'http://store.test',
  brand: 'marigold',
  fetch: async (input, init) => {
    const request = new Request(input, init)
    const response = await app.request(request.clone())
    return change(request, response)
  },
  products: cartProducts,
  readOtp,
  wait,
  staffToken,
  partner,
})

const target = (change: Change = (_, response) => response) => targetOf(api, change)

const recorded: Change = async (request, response) => {
  await recorder.record(request, response.clone())
  return response
}

/** Creates a client whose calls are recorded. */
const recordedClient = (fetch: typeof globalThis.fetch, headers: Readonly<Record<string, string>> = {}) =>
  createApiClient({
    ...{ baseUrl: 'http://store.test', brand: 'marigold', headers },
    fetch: async (input, init) => {
      const request = new Request(input, init)
      return recorded(request, await fetch(request.clone()))
    },
  })

/**
 * Makes the calls that cannot succeed with a client alone: for a free gift, an e-mailed link, or a payment at a
 * gateway.
 */
async function completeRecording(): Promise<void> {
  const buyer = await openTestAccount(api)
  const { cart, corporate } = recordedClient(buyer.fetch)
  const { lines } = expectOk(await cart.add({ productId: cartGifts.basket }))
  const free = lines.find(({ isFree }) => isFree) ?? expect.fail()
  expectOk(await cart.setFreebie({ lineId: free.id, isDeclined: true }))
  expectOk(await cart.redeemPoints({ isRedeemed: true }))
  expectOk(await cart.remove({ lineIds: lines.map(({ id }) => id) }))
  // The newest mail is read, because an earlier one may belong to a transaction that was rolled back and repeated.
  const token = api.mails.map(({ text }) => /#confirm=(\S+)/.exec(text)?.[1]).findLast(Boolean) ?? ''
  expectOk(await corporate.confirm({ token }))
  const { id, number, total } = await placeGiftOrder(buyer)
  expectOk(await buyer.client.orders.pay({ id, method: 'test-bank' }))
  const payment = { status: 'captured', amount: total, currency: 'INR' } as const
  expect(await gateway.deliver(api, id, payment)).toBe(200)
  const { staff } = recordedClient(buyer.fetch, { authorization: `Bearer ${staffToken}` })
  const refund = { number, refundKey: randomUUID(), amount: paise(20_000), reason: 'The vase was missing' }
  expectOk(await staff.refundOrder(refund))
  expectOk(await staff.changeStatus({ number, status: 'outForDelivery' }))
  expectOk(await recordedClient(buyer.fetch).orders.invoice({ id }))
  expectOk(await staff.invoice({ number }))
}

beforeAll(async () => {
  api = await openTestApi(
    {},
    {
      payments: [cashOnDelivery, gateway.provider],
      partnerOrigins: [partner.origin],
      partnerSecrets: new Map([[partner.origin, partner.secret]]),
      seller: { name: 'Sample Gifts', address: '1 Example Road, Bengaluru', gstin: '29ABCDE1234F1ZW' },
    },
  )
  const { text } = await runStaffCommand(['add', 'Tara', 'manager'], api.deps, 'Owner')
  staffToken = /: ([\w-]{43})$/.exec(text)?.[1] ?? ''
  // A change is listed half a minute after it was made, and the sample has just been seeded.
  await api.db.update(products).set({ changedAt: sql`now() - interval '1 hour'` })
  report = await runConformance(target(recorded))
  // `completeRecording` needs data that the checks left behind, such as a mail.
  expect(faultsOf(report)).toEqual({})
  await completeRecording()
  const legacy = await openTestApi({}, { hasNewLogin: false, hasNewUpload: false })
  const legacyTarget = { ...targetOf(legacy, recorded), products: namedProducts }
  legacyReports = [
    await runConformance(legacyTarget, { only: 'login: ' }),
    await runConformance(legacyTarget, { only: 'stores a photo' }),
  ]
  await legacy.close()
})
afterAll(() => api.close())

const faultsOf = ({ calls }: ConformanceReport) =>
  Object.fromEntries(
    calls.filter(({ status }) => status === 'failed').map(({ call, faults }) => [call, faults]),
  )

const callsOf = ({ calls }: ConformanceReport, wanted: CallResult['status']) =>
  calls.filter(({ status }) => status === wanted).map(({ call }) => call)

/** Responds to one call with a changed body. */
const changing =
  (path: string, change: (text: string) => string) => async (request: Request, response: Response) => {
    if (new URL(request.url).pathname !== path) return response
    const { status, headers } = response
    return new Response(change(await response.text()), { status, headers })
  }

describe('the conformance check', () => {
  it('passes on the reference API with every call except the legacy ones, which it does not use', () => {
    expect(faultsOf(report)).toEqual({})
    expect(report.isPassed).toBe(true)
    expect(callsOf(report, 'unchecked')).toEqual([
      'login.loginBefore',
      'login.registerBefore',
      'uploads.photoBefore',
    ])
  })

  it('checks the legacy calls of a store whose settings use them', () => {
    expect(legacyReports.flatMap((one) => callsOf(one, 'passed'))).toEqual(
      expect.arrayContaining(['login.loginBefore', 'login.registerBefore', 'uploads.photoBefore']),
    )
  })

  it('records an example of every call, and writes them if requested', () => {
    const names = listCalls().map(({ name }) => name)
    expect([...recorder.examples.keys()].toSorted()).toEqual(names.toSorted())
    if (process.env.STORE_RECORD_EXAMPLES === '1') recorder.write()
  })

  it('checks exactly the calls that the API reference marks as minimal when run with the minimal profile', async () => {
    const minimal = await runConformance(target(), { profile: 'minimal' })
    expect(minimal.isPassed).toBe(true)
    const marked = listCalls().flatMap(({ name }) => (findCallDocs(name).isMinimal ? [name] : []))
    expect(callsOf(minimal, 'passed')).toEqual(marked)
  })

  it.each([
    {
      fault: 'a price that is text',
      call: 'catalogue.productPage',
      change: (request: Request, response: Response) =>
        request.url.includes('/p/')
          ? changing(new URL(request.url).pathname, (text) =>
              text.replace(/"sell_price":\d+/, '"sell_price":"9"'),
            )(request, response)
          : response,
      only: 'each with a page',
      sentence: /sell_price.*expected/,
    },
    {
      fault: 'a cart that counts an item too many',
      call: 'cart.list',
      only: 'cart: is empty at first',
      change: changing('/api/fa/newfacart/cart', (text) =>
        text.replace('"total_items":0', '"total_items":1'),
      ),
      sentence: /value.itemCount is 1, expected 0/,
    },
    {
      fault: 'a place check that delivers nowhere',
      only: 'delivers a gift to the pincode',
      call: 'delivery.checkPincode',
      change: changing('/api/marigold/fa/pincode-delivery-check', (text) =>
        text
          .replace('"availability":"1"', '"availability":"0"')
          .replace(/"earliestDeliveryDate":"[^"]*"/, '"earliestDeliveryDate":"Product not available"'),
      ),
      sentence: /delivers a gift to the pincode/,
    },
    {
      fault: 'a failure in the place of a refusal',
      only: 'asks a guest',
      call: 'cart.startOrder',
      change: async (request: Request, response: Response) =>
        request.url.endsWith('/cart/place-order') && response.status === 401
          ? Response.json({ status: 500, code: 'oops', message: 'Oops' }, { status: 500 })
          : response,
      sentence: /asks a guest to log in.*invalidResponse/,
    },
    {
      fault: 'a category whose gifts are not sorted',
      only: 'sorts and filters',
      call: 'catalogue.category',
      change: async (request: Request, response: Response) => {
        if (!request.url.includes('sort=cheapest')) return response
        const body = await response.json()
        return Response.json({
          ...body,
          result: { ...body.result, products: body.result.products.reverse() },
        })
      },
      sentence: /sorts and filters the gifts of a category by price/,
    },
    {
      fault: 'a list price below the price of a day',
      only: 'has a price of a gift',
      call: 'days.price',
      change: changing('/api/marigold/fa/product-price', (text) =>
        text.replace(/"list_price":\d+/, '"list_price":1'),
      ),
      sentence: /has a price of a gift on its first date/,
    },
    {
      fault: 'a hamper that counts as two',
      only: 'adds a filled hamper',
      call: 'hampers.add',
      change: changing('/api/fa/newfacart/cart/add_hamper', (text) =>
        text.replace('"cart_count":1', '"cart_count":2'),
      ),
      sentence: /value is 2, expected 1/,
    },
    {
      fault: 'a photo without a size',
      only: 'stores a photo',
      call: 'uploads.photo',
      change: changing('/api/marigold/upload-image-personalised', (text) =>
        text.replace(/"width":\d+/, '"width":0'),
      ),
      sentence: /data\.file\.width.*expected/,
    },
    {
      fault: 'a name that is not saved',
      only: 'saves the profile',
      call: 'profile.get',
      change: async (request: Request, response: Response) =>
        request.method === 'GET'
          ? changing('/api/marigold/fa/users/profile', (text) => text.replace('Asha Menon', 'Asha'))(
              request,
              response,
            )
          : response,
      sentence: /value.name is "Asha", expected "Asha Menon"/,
    },
    {
      fault: 'a status of the staff that stays',
      only: 'moves them forward',
      call: 'staff.changeStatus',
      change: changing('/api/marigold/staff/orders/status', (text) =>
        text.replace('"order_status":"preparing"', '"order_status":"placed"'),
      ),
      sentence: /value.status is "placed", expected "preparing"/,
    },
    {
      fault: 'a page at every address',
      only: 'has no page',
      call: 'catalogue.productPage',
      change: async (request: Request, response: Response) =>
        request.url.includes('/p/no-type/') ? Response.json({ status: 301, redirect: '/' }) : response,
      sentence: /has no page at an unknown address/,
    },
  ])('reports $fault with the name of its call', async ({ call, only, change, sentence }) => {
    const faults = faultsOf(await runConformance({ ...target(change), products: namedProducts }, { only }))
    expect(Object.keys(faults)).toContain(call)
    expect(faults[call]?.join('\n')).toMatch(sentence)
  })

  it('reports an unreachable server once per check, and never throws', async () => {
    const away = { ...target(), fetch: () => Promise.reject(new TypeError('fetch failed')) }
    const report = await runConformance(away, { only: 'shows products' })
    expect(report.isPassed).toBe(false)
    expect(faultsOf(report)['catalogue.home']?.join('\n')).toContain('network')
  })
})
