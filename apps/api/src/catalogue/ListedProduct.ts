import { getTableColumns, sql } from 'drizzle-orm'
import { type ProductRow, products } from '../db/schema/products.ts'

/** A product as lists need it: without what only its own page tells. */
export type ListedProduct = Omit<ProductRow, 'facts'> & {
  /** Words of its express delivery, where it has one; unknown where the whole product was read. */
  readonly express?: string | null
  /** What it costs at least once it is filled, in paise, where a shopper fills it; unknown where the whole product was read. */
  readonly leastFilled?: number | null
}

const { facts: _, ...columns } = getTableColumns(products)

/** What of a product is read for a list. */
export const listedColumns = {
  ...columns,
  express: sql<string | null>`${products.facts} #>> '{express,title}'`,
  // As `serializePriceRange` has it: the fewest pieces of the cheapest gift of each step.
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
