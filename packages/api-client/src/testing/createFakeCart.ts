import type {
  AddToCartRequest,
  Cart,
  CartClient,
  ConfiguredGift,
  StartOrderRequest,
  StartOrderResponse,
} from '../contract/cart/index.ts'
import type { Result } from '../contract/problem/index.ts'
import { addGiftIdempotently } from './addGiftIdempotently.ts'
import { addLine } from './addLine.ts'
import { buildFakeCart } from './buildFakeCart.ts'
import { validateCoupon } from './calculateDiscount.ts'
import { createFakeNetwork, type FakeNetwork } from './createFakeNetwork.ts'
import { drawFakePicture } from './drawFakePicture.ts'
import type { FakeCartState, FakeLine } from './FakeCartState.ts'
import type { FakeCoupon } from './FakeCoupon.ts'
import type { FakeProduct } from './FakeProduct.ts'
import { fakeCoupons } from './fakeCoupons.ts'
import { type FakeCallResult, fakeHttpErrors } from './fakeHttpErrors.ts'
import { fakeLineChanges } from './fakeLineChanges.ts'
import { fakeProducts } from './fakeProducts.ts'

/** Options of a fake cart. */
export interface FakeCartOptions {
  /** Products of the shop. @default `fakeProducts` */
  readonly products?: readonly FakeProduct[]
  /** Coupons of the shop; `'none'` if it takes no coupons at all. @default `fakeCoupons` */
  readonly coupons?: readonly FakeCoupon[] | 'none'
  /** Reward points of the shopper; without them the shopper is a guest. @default a guest */
  readonly points?: number
  /** Returns the URL of a product's picture. @default a drawn gift box, as a data URL */
  readonly pictureOf?: (product: FakeProduct) => string
  /** Latency of a response, in ms. @default 0 */
  readonly latencyMs?: number
}

/** A cart in memory that follows the shop's rules. */
export interface FakeCart extends Omit<FakeNetwork, 'reach'> {
  readonly client: CartClient
  /** The same cart in another tab, whose calls always succeed immediately. */
  readonly otherTab: CartClient
  /** The cart as the server has it. */
  readonly cart: () => Cart
}

/** Creates a fake of the cart calls, for tests and for hosts without a server. */
export function createFakeCart({
  products = Object.values(fakeProducts),
  coupons = Object.values(fakeCoupons),
  points,
  pictureOf = drawFakePicture,
  latencyMs = 0,
}: FakeCartOptions = {}): FakeCart {
  const shop = { products, coupons: coupons === 'none' ? undefined : coupons, points, pictureOf }
  let content: FakeCartState = { version: 0, lines: [], couponCode: '', redeemsPoints: false }
  const { reach: overTheNetwork, ...network } = createFakeNetwork(latencyMs)
  let ids = 0

  const newId = () => {
    ids += 1
    return `00000000-0000-4000-8000-${String(ids).padStart(12, '0')}`
  }
  const cart = () => buildFakeCart(content, shop)

  const keep = (changed: Partial<FakeCartState>): Result<Cart> => {
    content = { ...content, ...changed, version: content.version + 1 }
    return { ok: true, value: cart() }
  }
  const change = (
    apply: (lines: readonly FakeLine[]) => FakeCallResult<readonly FakeLine[]>,
  ): Result<Cart> => {
    const changed = apply(content.lines)
    if ('refused' in changed) return { ok: false, failure: changed.refused }
    return keep({ lines: changed.value })
  }
  const add = (request: AddToCartRequest): Result<Cart> => {
    const added = addGiftIdempotently(content, request, {
      products,
      newId,
      pictureOf,
      isGuest: points === undefined,
    })
    return 'refused' in added ? { ok: false, failure: added.refused } : keep(added.value)
  }
  const find = (request: ConfiguredGift): Result<boolean> => {
    const added = addLine(content.lines, { ...request, ifAbsent: true }, { products, newId, pictureOf })
    return 'refused' in added
      ? { ok: false, failure: added.refused }
      : { ok: true, value: added.value.length === content.lines.length }
  }
  const setCoupon = (code: string): Result<Cart> => {
    const failure = validateCoupon(code, cart().lines, shop.coupons)
    return failure ? { ok: false, failure } : keep({ couponCode: code })
  }

  const start = ({ version, orderKey }: StartOrderRequest): Result<StartOrderResponse> => {
    const { lines, hasSeveralCountries, version: now } = cart()
    if (lines.length === 0 || version !== now) return { ok: false, failure: fakeHttpErrors.cartChanged }
    if (hasSeveralCountries) return { ok: false, failure: fakeHttpErrors.severalCountries }
    const mute = lines.find(({ attributes }) =>
      attributes.some((said) => said.kind === 'message' && said.isRequired && said.text === ''),
    )
    if (mute) return { ok: false, failure: fakeHttpErrors.messageMissing(mute.title) }
    return { ok: true, value: { kind: 'forward', href: `/checkout?key=${orderKey}` } }
  }

  const open = (reach: FakeNetwork['reach']): CartClient => ({
    list: () => reach(() => ({ ok: true, value: cart() })),
    add: (request) => reach(() => add(request)),
    find: (request) => reach(() => find(request)),
    changeQuantity: (request) =>
      reach(() => change((lines) => fakeLineChanges.changeQuantity(lines, request))),
    changeCombo: (request) => reach(() => change((lines) => fakeLineChanges.changeCombo(lines, request))),
    updateMessage: (request) => reach(() => change((lines) => fakeLineChanges.updateMessage(lines, request))),
    setFreebie: (request) => reach(() => change((lines) => fakeLineChanges.setFreebie(lines, request))),
    setCoupon: ({ code }) => reach(() => setCoupon(code.trim().toUpperCase())),
    redeemPoints: ({ isRedeemed }) =>
      reach(() =>
        points === undefined
          ? { ok: false, failure: fakeHttpErrors.loginRequired }
          : keep({ redeemsPoints: isRedeemed }),
      ),
    remove: ({ lineIds }) => reach(() => change((lines) => fakeLineChanges.remove(lines, lineIds))),
    restore: ({ lineIds }) => reach(() => change((lines) => fakeLineChanges.restore(lines, lineIds))),
    save: (request) => reach(() => change((lines) => fakeLineChanges.save(lines, request))),
    startOrder: (request) => reach(() => start(request)),
  })

  return {
    client: open(overTheNetwork),
    otherTab: open(async (work) => work()),
    cart,
    ...network,
  }
}
