import type { FacetId, GiftFilters } from '@store/api-client/contract/catalogue'
import { facetIds } from '@store/api-client/contract/rules/giftLimits'
import { and, asc, desc, eq, gt, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { categories } from '../db/schema/categories.ts'
import { products } from '../db/schema/products.ts'
import { facetCounts, facetValues, searchables } from '../db/schema/searchables.ts'
import { toFacetCondition, toPriceCondition } from './giftFilters.ts'

/** A value of a facet with the number of its gifts. */
export interface FacetCount {
  readonly facet: FacetId
  readonly id: string
  readonly title: string
  readonly count: number
}

/** The numbers of gifts that match filters. */
export interface FacetCounts {
  readonly total: number
  /** A facet is counted without its own selected values, so that another value can be added. */
  readonly values: readonly FacetCount[]
  /**
   * Lowest price in paise, regardless of the selected prices; null if no gift matches, or if stored counts were read.
   */
  readonly from: number | null
  readonly to: number | null
}

/**
 * Reads the stored counts of a category, or of all gifts with a page. The number of stored rows grows with the
 * combinations of facet values, not with the number of gifts. The rows contain no prices.
 */
export const readFacetCounts = (
  db: Database,
  category: string | undefined,
  filters: GiftFilters,
): Promise<FacetCounts> => {
  const { occasions, flavours, colours } = facetCounts
  const groups = db
    .select({
      ...{ occasions, flavours, colours },
      gifts: sql`${facetCounts.products}`.as('gifts'),
      lowest: sql`null::integer`.as('lowest'),
      highest: sql`null::integer`.as('highest'),
    })
    .from(facetCounts)
    .innerJoin(categories, eq(categories.id, facetCounts.category))
    .where(category === undefined ? undefined : eq(facetCounts.category, category))
  return sumGroups(db, groups, filters)
}

/** Counts the gifts that meet a condition in one scan, grouped by their facet values. */
export const countFacets = (
  db: Database,
  matches: SQL | undefined,
  filters: GiftFilters,
): Promise<FacetCounts> => {
  const { occasions, flavours, colours } = searchables
  const groups = db
    .select({
      ...{ occasions, flavours, colours },
      gifts: sql`count(*) filter (where ${toPriceCondition(filters) ?? sql`true`})`.as('gifts'),
      lowest: sql`min(${products.price})`.as('lowest'),
      highest: sql`max(${products.price})`.as('highest'),
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.category))
    .leftJoin(searchables, eq(searchables.nid, products.nid))
    .where(matches)
    .groupBy(occasions, flavours, colours)
  return sumGroups(db, groups, filters)
}

/** Returns the facet values of every category's gifts with their counts, the most frequent first. */
export const readMenuCounts = (db: Database): Promise<(FacetCount & { readonly category: string })[]> => {
  const { facet, id, title, position } = facetValues
  const count = sql`sum(${facetCounts.products})`
  const { occasions, flavours, colours } = facetCounts
  return db
    .select({
      ...{ category: facetCounts.category, facet, id, title },
      count: count.mapWith(Number),
    })
    .from(facetCounts)
    .innerJoin(
      facetValues,
      hasValue(facetValues, { occasion: occasions, flavour: flavours, colour: colours }),
    )
    .groupBy(facetCounts.category, facet, id)
    .having(gt(count, 0))
    .orderBy(desc(count), asc(position))
}

type Groups = Readonly<Record<FacetId, SQLWrapper>>

const groupColumns: Groups = {
  occasion: sql`groups.occasions`,
  flavour: sql`groups.flavours`,
  colour: sql`groups.colours`,
}

/** Returns the condition that the gifts of a group have a facet value; it is true for the row that counts the total. */
const hasValue = ({ facet, id }: { readonly facet: SQLWrapper; readonly id: SQLWrapper }, columns: Groups) =>
  sql`case ${facet}
    when 'occasion' then ${id} = any(${columns.occasion})
    when 'flavour' then ${id} = any(${columns.flavour})
    when 'colour' then ${id} = any(${columns.colour})
    else true end`

// The total is counted like a facet value that all gifts have.
async function sumGroups(db: Database, groups: SQLWrapper, filters: GiftFilters): Promise<FacetCounts> {
  const facet = sql<FacetId | 'total'>`counted.facet`
  const [id, title, position] = [sql<string>`counted.id`, sql<string>`counted.title`, sql`counted.position`]
  const count = sql`sum(groups.gifts)`
  const { facet: facets, id: ids, title: titles, position: positions } = facetValues
  const rows = await db
    .select({
      ...{ facet, id, title },
      count: count.mapWith(Number),
      from: sql<number | null>`min(groups.lowest)`,
      to: sql<number | null>`max(groups.highest)`,
    })
    .from(sql`(${groups}) as groups join (
      select ${facets}, ${ids}, ${titles}, ${positions} from ${facetValues} union all select 'total', '', '', 0
    ) as counted on ${hasValue({ facet, id }, groupColumns)}`)
    .where(
      and(
        ...facetIds.map((own) => {
          const condition = toFacetCondition(filters, own, groupColumns[own])
          return condition && or(eq(facet, own), condition)
        }),
      ),
    )
    .groupBy(facet, id, title, position)
    .having(or(gt(count, 0), eq(facet, 'total')))
    .orderBy(asc(position))
  const all = rows.find((row) => row.facet === 'total')
  return {
    total: all?.count ?? 0,
    values: rows.flatMap(({ facet, id, title, count }) =>
      facet === 'total' ? [] : { facet, id, title, count },
    ),
    from: all?.from ?? null,
    to: all?.to ?? null,
  }
}
