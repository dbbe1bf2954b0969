import type { SerializedResponseOf } from '@store/api-client/contract/call'
import { paise, toRupees } from '@store/api-client/contract/money'
import type { staffCalls } from '@store/api-client/contract/staff'
import { categoryOfWithdrawnProducts } from '../db/schema/products.ts'
import type { StockRow } from './createStockRepo.ts'

type StockWire = SerializedResponseOf<typeof staffCalls.listStock>['data']['products'][number]

/** Serializes price and stock of a product for the API response. */
export const serializeStock = ({
  nid,
  sku,
  title,
  price,
  listPrice,
  category,
  stock,
  withdrawnStock,
  changedAt,
}: StockRow): StockWire => ({
  ...{ sku, nid, title },
  sell_price: toRupees(paise(price)),
  list_price: toRupees(paise(listPrice)),
  stock: withdrawnStock ?? stock,
  on_sale: category !== categoryOfWithdrawnProducts,
  changed_at: changedAt.toISOString(),
})
