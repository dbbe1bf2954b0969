import type { ProductId } from '../../contract/cart/index.ts'
import type { StaffClient } from '../../contract/staff/index.ts'
import { httpErrorResult } from '../../testing/httpErrorResult.ts'
import { unwrap } from '../../testing/unwrap.ts'
import type { ConformanceCheck } from '../ConformanceCheck.ts'

/**
 * Finds a product on sale. It avoids the gift that other checks have just bought, because its stock change is listed
 * only after half a minute.
 */
async function findStock(staff: StaffClient, gift: ProductId) {
  const { products } = unwrap(await staff.listStock({}))
  const product = products.find(({ id, isOnSale }) => isOnSale && id !== gift)
  if (product === undefined) throw new Error('the stock lists no product on sale')
  return product
}

/** Checks of price and stock. They restore the original values at the end. */
export const stockChecks: readonly ConformanceCheck[] = [
  {
    title: 'sets price and stock of a product, all rows or none',
    profile: 'full',
    run: async (context) => {
      const { staff, catalogue } = context.staff()
      const { id, sku, price, listPrice, stock } = await findStock(staff, context.gift)
      const row = { sku, price, listPrice, stock }
      const unknown = { sku: 'NO-SUCH-SKU', stock: 1 }
      context
        .expect(await staff.changeStock({ products: [{ sku, stock: stock + 1 }, unknown] }))
        .toMatchObject(httpErrorResult(404, 'not_found'))
      context
        .expect(unwrap(await staff.changeStock({ products: [row] })))
        .toMatchObject({ products: [{ sku, price, stock }] })
      const [card] = unwrap(await catalogue.cards({ ids: [id] }))
      context.expect(card?.price).toEqual(price)
    },
  },
  {
    title: 'withdraws a product from sale and lists it again',
    profile: 'full',
    run: async (context) => {
      const { staff } = context.staff()
      const { sku } = await findStock(staff, context.gift)
      const withdrawn = unwrap(await staff.withdrawProducts({ skus: [sku], note: 'Conformance check' }))
      const listed = unwrap(await staff.relistProducts({ skus: [sku], note: 'Conformance check' }))
      context.expect(withdrawn).toMatchObject({ products: [{ sku, isOnSale: false }] })
      context.expect(listed).toMatchObject({ products: [{ sku, isOnSale: true }] })
    },
  },
]
