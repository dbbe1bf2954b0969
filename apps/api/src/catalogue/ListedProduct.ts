import { getTableColumns, sql } from 'drizzle-orm'
import { type ProductRow, products } from '../db/schema/products.ts'

/** A product for lists, without the facts for its own page. */
export type ListedProduct = Omit<ProductRow, 'facts'> & {
  /** Text of the product's express delivery; null if it has none, missing if all columns of the product were read. */
  readonly express?: string | null
  /** Minimum price in paise of a hamper that shoppers fill; missing if all columns of the product were read. */
  readonly leastFilled?: number | null
}

const {
  facts: _,
  withdrawnFrom: _from,
  withdrawnStock: _stock,
  changedAt: _at,
  ...columns
} = getTableColumns(products)

/** The columns of a product that are read for lists. */
export const listedProductColumns = {
  ...columns,
  express: sql<string | null>`${products.facts} #>> '{express,title}'`,
  // Calculated as in `serializeHamperPriceRange`: the price of the minimum quantity of the cheapest gift of each step.
  leastFilled: sql<
    number | null
  >`case when ${products.facts} -> 'hamper' is not null then ${products.price} + (
    select coalesce(sum((step ->> 'min')::int * (
      select coalesce(min(part.price), 0) from products part
      where part.nid in (select jsonb_array_elements_text(step -> 'items')::int)
    )), 0)::int
    from jsonb_array_elements(${products.facts} #> '{hamper,steps}') step
  ) end`,
}
