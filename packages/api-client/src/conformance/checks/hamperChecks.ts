import type { ApiClient } from '../../ApiClient.ts'
import type { HamperStep } from '../../contract/hampers/index.ts'
import type { HamperPick } from '../../contract/rules/hamperPicks.ts'
import { unwrap } from '../../testing/unwrap.ts'
import type { ConformanceCheck, ConformanceContext } from '../ConformanceCheck.ts'
import { SkipCheckError } from '../SkipCheckError.ts'

async function readHamper({ hampers }: ApiClient, { products, city }: ConformanceContext) {
  if (products.hamper === undefined)
    throw new SkipCheckError('needs a hamper that a shopper fills: name it as `hamper`')
  return unwrap(await hampers.get({ id: products.hamper, city }))
}

/** Picks the fewest units of a step. */
function pickFewest({ id, min, items }: HamperStep): readonly HamperPick[] {
  const item = items.find(({ stock }) => stock >= min)
  return item === undefined || min === 0 ? [] : [{ step: id, productId: item.id, quantity: min }]
}

/** Checks of hampers. */
export const hamperChecks: readonly ConformanceCheck[] = [
  {
    title: 'adds a filled hamper to the cart as one line, once for one key',
    profile: 'full',
    run: async (context) => {
      const { visitor, pincode, expect } = context
      const client = visitor()
      const { id, title, steps } = await readHamper(client, context)
      const picks = steps.flatMap(pickFewest)
      const request = { productId: id, picks, type: 'addToCart', pincode, key: crypto.randomUUID() } as const
      const { lineId, cartCount } = unwrap(await client.hampers.add(request))
      expect(cartCount).toEqual(1)
      expect(unwrap(await client.hampers.add(request))).toMatchObject({ lineId, cartCount })
      const { lines } = unwrap(await client.cart.list())
      expect(lines.map((line) => ({ id: line.id, title: line.title, units: line.contents.length }))).toEqual([
        { id: lineId, title, units: picks.length },
      ])
    },
  },
  {
    title: 'rejects a hamper with more units than a step takes',
    profile: 'full',
    run: async (context) => {
      const { visitor, pincode, expect } = context
      const client = visitor()
      const { id, steps } = await readHamper(client, context)
      const picks = steps.flatMap((step) => pickFewest({ ...step, min: step.max }))
      const [first, ...rest] = picks.map((pick) => ({ ...pick, quantity: pick.quantity + 1 }))
      if (first === undefined) throw new SkipCheckError('needs a hamper with a full step in stock')
      expect(
        await client.hampers.add({ productId: id, picks: [first, ...rest], type: 'addToCart', pincode }),
      ).toMatchObject({ ok: false, failure: { kind: 'refused' } })
    },
  },
]
