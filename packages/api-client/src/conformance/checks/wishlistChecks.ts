import { httpErrorResult } from '../../testing/httpErrorResult.ts'
import { unwrap } from '../../testing/unwrap.ts'
import type { ConformanceCheck } from '../ConformanceCheck.ts'

/** Checks of the wishlist. */
export const wishlistChecks: readonly ConformanceCheck[] = [
  {
    title: 'adds a favorite once and removes it',
    profile: 'full',
    run: async ({ user, gift, expect }) => {
      const { wishlist } = await user()
      const ids = async () => unwrap(await wishlist.list()).map(({ id }) => id)
      expect(await ids()).toEqual([])
      unwrap(await wishlist.add({ productId: gift }))
      unwrap(await wishlist.add({ productId: gift }))
      expect(await ids()).toEqual([gift])
      unwrap(await wishlist.remove({ productId: gift }))
      expect(await ids()).toEqual([])
    },
  },
  {
    title: 'has no wishlist for a guest',
    profile: 'full',
    run: async ({ visitor, expect }) =>
      expect(await visitor().wishlist.list()).toMatchObject(httpErrorResult(401, 'login_required')),
  },
]
