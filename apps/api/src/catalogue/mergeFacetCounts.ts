import { sql } from 'drizzle-orm'
import { number, object, parse, tuple } from 'valibot'
import type { Database } from '../db/Database.ts'

// Maximum number of rows, which Postgres merges in half a second. The next run merges the rest.
const mostRows = 100_000

const resultSchema = object({ rows: tuple([object({ removed: number() })]) })

/**
 * Merges the rows of `facet_counts` with equal values, because each change of products adds rows. Returns by how many
 * rows the table has shrunk. Skips rows that another transaction is merging.
 */
export async function mergeFacetCounts(db: Database): Promise<number> {
  const result = await db.execute(sql`
    with taken as (
      delete from facet_counts where id in (
        select id from facet_counts order by id limit ${mostRows} for update skip locked
      ) returning category, occasions, flavours, colours, products
    ), merged as (
      insert into facet_counts (category, occasions, flavours, colours, products)
      select category, occasions, flavours, colours, sum(products) from taken
      group by 1, 2, 3, 4 having sum(products) <> 0 returning 1
    )
    select ((select count(*) from taken) - (select count(*) from merged))::integer as removed`)
  return parse(resultSchema, result).rows[0].removed
}
