import type { CartFixture } from '../../testing/CartTestCase.ts'
import { cartSuite } from '../../testing/cartSuite.ts'
import { unwrap } from '../../testing/unwrap.ts'
import type { ConformanceCheck, ConformanceContext } from '../ConformanceCheck.ts'
import { SkipCheckError } from '../SkipCheckError.ts'

const fixtureOf = (context: ConformanceContext): CartFixture => ({
  client: context.visitor().cart,
  get gift() {
    return context.gift
  },
  get giftWithMessage() {
    const { giftWithMessage } = context.products
    if (giftWithMessage === undefined)
      throw new SkipCheckError('needs a gift with an optional message: name it as `giftWithMessage`')
    return giftWithMessage
  },
  get addOnProducts() {
    const { addOnProducts } = context.products
    if (addOnProducts === undefined)
      throw new SkipCheckError('needs add-ons, a number candle and a card: name them as `addOnProducts`')
    return addOnProducts
  },
  coupon: context.products.coupon,
})

const comboCheck: ConformanceCheck = {
  title: 'changes the quantity of a combo with all its lines',
  profile: 'full',
  run: async ({ visitor, products, pincode, expect }) => {
    const { combo } = products
    if (combo === undefined) throw new SkipCheckError('needs a combo: name it as `combo`')
    const { cart } = visitor()
    const { lines } = unwrap(await cart.add({ productId: combo, pincode }))
    const comboId = lines[0]?.combo?.id
    if (comboId === undefined) throw new Error('the lines of the combo do not name it')
    const changed = unwrap(await cart.changeCombo({ comboId, sets: 2 }))
    expect(changed.lines.map(({ quantity }) => quantity)).toEqual(
      changed.lines.map((line) => 2 * (line.combo?.perSet ?? 0)),
    )
  },
}

/** Checks of the cart: the test suite that every implementation must pass, run with the cart of a guest. */
export const cartChecks: readonly ConformanceCheck[] = [
  ...cartSuite.map(
    ({ title, run }): ConformanceCheck => ({
      title: `cart: ${title}`,
      profile: 'minimal',
      run: (context) => run(fixtureOf(context), context.expect),
    }),
  ),
  comboCheck,
]
