import { type ConformanceReport, type ConformanceTarget, runConformance } from '@store/api-client/conformance'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cartGifts } from '../fixtures/cartJourney.ts'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const target = (
  change: (request: Request, response: Response) => Promise<Response> | Response = (_, response) => response,
): ConformanceTarget => ({
  baseUrl: 'http://store.test',
  brand: 'marigold',
  fetch: async (input, init) => {
    const request = new Request(input, init)
    return change(request, await api.app.request(request))
  },
  products: {
    giftWithMessage: { productId: cartGifts.cake, attribute: 16, limit: 25 },
    addOnProducts: {
      ...{ plain: cartGifts.chocolates, candle: cartGifts.candle, card: cartGifts.card },
      occasion: { id: 1, name: 'Birthday' },
    },
    coupon: 'FIRST10',
  },
  readOtp: api.newestCode,
  wait: api.wait,
})

const faultsOf = ({ calls }: ConformanceReport) =>
  Object.fromEntries(
    calls.filter(({ status }) => status === 'failed').map(({ call, faults }) => [call, faults]),
  )

/** Answers one call with a changed body. */
const changing =
  (path: string, change: (text: string) => string) => async (request: Request, response: Response) => {
    if (new URL(request.url).pathname !== path) return response
    const { status, headers } = response
    return new Response(change(await response.text()), { status, headers })
  }

describe('the conformance check', () => {
  it('passes the reference API, and says what it did not check', async () => {
    const report = await runConformance(target())
    expect(faultsOf(report)).toEqual({})
    expect(report.isPassed).toBe(true)
    const unchecked = report.calls.filter(({ status }) => status === 'unchecked').map(({ call }) => call)
    expect(unchecked).toMatchInlineSnapshot(`
      [
        "settings.alias",
        "catalogue.category",
        "catalogue.appPage",
        "delivery.findAddress",
        "delivery.nextSlot",
        "delivery.leftBehind",
        "cart.changeCombo",
        "login.loginBefore",
        "login.registerBefore",
        "orders.cancel",
        "orders.reorder",
        "orders.payMethods",
        "orders.pay",
        "orders.sendLookupCode",
        "orders.lookUp",
        "profile.save",
        "wallet.deleteCard",
        "wallet.deleteUpi",
        "notifications.update",
        "accountData.endSession",
        "accountData.remove",
        "corporate.captcha",
        "corporate.checkPincodes",
        "corporate.submit",
        "corporate.confirm",
        "hampers.get",
        "hampers.add",
        "days.courier",
        "days.price",
        "partners.exchange",
        "staff.listOrders",
        "staff.changeStatus",
        "staff.cancelOrder",
        "staff.refundOrder",
        "staff.listAuditEntries",
        "staff.listStock",
        "staff.changeStock",
        "staff.withdrawProducts",
        "staff.relistProducts",
        "tracking.behaviour",
        "tracking.step",
        "uploads.photo",
        "uploads.photoBefore",
      ]
    `)
  })

  it('checks what a storefront cannot do without in the minimal profile', async () => {
    const report = await runConformance(target(), { profile: 'minimal' })
    expect(report.isPassed).toBe(true)
    expect(report.calls.find(({ call }) => call === 'orders.place')).toMatchObject({ status: 'passed' })
    expect(report.calls.find(({ call }) => call === 'wishlist.list')).toMatchObject({ status: 'unchecked' })
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
      sentence: /asks a guest to log in.*broken/,
    },
    {
      fault: 'a page at every address',
      only: 'has no page',
      call: 'catalogue.productPage',
      change: async (request: Request, response: Response) =>
        request.url.includes('/p/no-type/') ? Response.json({ status: 301, redirect: '/' }) : response,
      sentence: /has no page at an unknown address/,
    },
  ])('names $fault by its call', async ({ call, only, change, sentence }) => {
    const faults = faultsOf(await runConformance(target(change), { only }))
    expect(Object.keys(faults)).toContain(call)
    expect(faults[call]?.join('\n')).toMatch(sentence)
  })

  it('reports a server that is away once for each check, and never throws', async () => {
    const away = { ...target(), fetch: () => Promise.reject(new TypeError('fetch failed')) }
    const report = await runConformance(away, { only: 'shows products' })
    expect(report.isPassed).toBe(false)
    expect(faultsOf(report)['catalogue.home']?.join('\n')).toContain('network')
  })
})
