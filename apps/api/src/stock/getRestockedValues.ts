import { sql } from 'drizzle-orm'
import { categoryOfWithdrawnProducts, products } from '../db/schema/products.ts'

const { category, stock, withdrawnStock } = products

/**
 * Returns the values that add units to a product's stock; for a withdrawn product, the units count only when it is
 * listed again.
 */
export const getRestockedValues = (quantity: number) => ({
  stock: sql`case when ${category} = ${categoryOfWithdrawnProducts} then ${stock} else ${stock} + ${quantity} end`,
  withdrawnStock: sql`${withdrawnStock} + ${quantity}`,
})
