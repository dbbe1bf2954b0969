import type { CartTestCase } from './CartTestCase.ts'
import { httpErrorResult } from './httpErrorResult.ts'
import { unwrap } from './unwrap.ts'

/** Checks of the discounts of every cart. */
export const discountChecks: readonly CartTestCase[] = [
  {
    title: 'applies a coupon in any letter case, adds its order summary row, and removes it',
    run: async ({ client, gift, coupon }, expect) => {
      if (coupon === undefined) return
      expect(unwrap(await client.list()).coupon).toEqual({ code: '' })
      const bare = unwrap(await client.add({ productId: gift }))
      const cart = unwrap(await client.setCoupon({ code: ` ${coupon.toLowerCase()} ` }))
      expect(cart.coupon).toEqual({ code: coupon })
      const row = cart.rows.find(({ kind }) => kind === 'coupon')
      expect(row).toMatchObject({ label: `Coupon ${coupon}` })
      expect(cart.total - bare.total).toEqual(row?.amount)
      expect(cart.total < bare.total && cart.total >= 0).toEqual(true)
      expect(await client.setCoupon({ code: 'NOSUCHCODE' })).toMatchObject(
        httpErrorResult(422, 'coupon_unknown'),
      )
      expect(unwrap(await client.list()).coupon).toEqual({ code: coupon })
      const without = unwrap(await client.setCoupon({ code: '' }))
      expect({ ...without, version: 0 }).toEqual({ ...bare, version: 0 })
    },
  },
  {
    title: 'keeps a coupon whose gifts were removed, and deducts nothing for it',
    run: async ({ client, gift, coupon }, expect) => {
      if (coupon === undefined) return
      expect(await client.setCoupon({ code: coupon })).toMatchObject(httpErrorResult(422, 'coupon_minimum'))
      const lineIds = unwrap(await client.add({ productId: gift })).lines.map(({ id }) => id)
      const counted = unwrap(await client.setCoupon({ code: coupon }))
      const rest = unwrap(await client.remove({ lineIds }))
      expect([rest.coupon, rest.total]).toEqual([{ code: coupon }, 0])
      expect(rest.rows.filter(({ kind }) => kind === 'coupon')).toEqual([])
      expect(unwrap(await client.restore({ lineIds })).total).toEqual(counted.total)
    },
  },
  {
    title: 'lets a user redeem points up to the cap, and a guest none',
    run: async ({ client, gift }, expect) => {
      const cart = unwrap(await client.add({ productId: gift }))
      const answer = await client.redeemPoints({ isRedeemed: true })
      if (!answer.ok) {
        expect(answer).toMatchObject(httpErrorResult(401, 'login_required'))
        expect([cart.points, unwrap(await client.list())]).toEqual([undefined, cart])
        return
      }
      const paid = cart.points?.redeemable ?? 0
      expect(answer.value.total).toEqual(cart.total - paid)
      expect(answer.value.rows.filter(({ kind }) => kind === 'points').map(({ amount }) => amount)).toEqual(
        paid > 0 ? [-paid] : [],
      )
      const without = unwrap(await client.redeemPoints({ isRedeemed: false }))
      expect({ ...without, version: 0 }).toEqual({ ...cart, version: 0 })
    },
  },
]
