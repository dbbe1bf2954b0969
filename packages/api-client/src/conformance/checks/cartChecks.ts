import type { CartFixture } from '../../testing/CartCheck.ts'
import { cartSuite } from '../../testing/cartSuite.ts'
import type { ConformanceCheck, ConformanceContext } from '../ConformanceCheck.ts'
import { SkipCheck } from '../SkipCheck.ts'

const fixtureOf = (context: ConformanceContext): CartFixture => ({
  client: context.visitor().cart,
  get gift() {
    return context.gift
  },
  get giftWithMessage() {
    const { giftWithMessage } = context.products
    if (giftWithMessage === undefined)
      throw new SkipCheck('needs a gift with an optional message: name it as `giftWithMessage`')
    return giftWithMessage
  },
  get addOnProducts() {
    const { addOnProducts } = context.products
    if (addOnProducts === undefined)
      throw new SkipCheck('needs add-ons, a number candle and a card: name them as `addOnProducts`')
    return addOnProducts
  },
  coupon: context.products.coupon,
})

/** The contract of every cart, for the cart of a guest. */
export const cartChecks: readonly ConformanceCheck[] = cartSuite.map(({ title, run }) => ({
  title: `cart: ${title}`,
  profile: 'minimal',
  run: (context) => run(fixtureOf(context), context.expect),
}))
