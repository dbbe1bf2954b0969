import { type SQL, sql } from 'drizzle-orm'
import { bigint, customType, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { products } from './products.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Search rows of products. A product without a row appears in its category but in no search. */
export const searchables = pgTable(
  'searchables',
  {
    nid: integer()
      .primaryKey()
      .references(() => products.nid, { onDelete: 'cascade' }),
    /** The product's normalized name: lower case without accents. */
    title: text().notNull(),
    /** The product's type, occasions, colors, and synonyms for all of them, normalized. */
    words: text().notNull(),
    /** The normalized texts of its page. */
    text: text().notNull(),
    /** Ids of facet values. */
    occasions: text().array().notNull().default([]),
    flavours: text().array().notNull().default([]),
    colours: text().array().notNull().default([]),
    /** The date since which the shop sells the product. */
    addedOn: date('added_on', { mode: 'string' }).notNull(),
    /** A word in the name ranks higher than one in the type, which ranks higher than one in the text. */
    search: tsvector().generatedAlwaysAs(
      (): SQL => sql`setweight(to_tsvector('english'::regconfig, ${searchables.title}), 'A') ||
        setweight(to_tsvector('english'::regconfig, ${searchables.words}), 'B') ||
        setweight(to_tsvector('english'::regconfig, ${searchables.text}), 'D')`,
    ),
  },
  (table) => [
    index('searchables_search').using('gin', table.search),
    index('searchables_occasions').using('gin', table.occasions),
    index('searchables_flavours').using('gin', table.flavours),
    index('searchables_colours').using('gin', table.colours),
  ],
)

/** Words of names and types, for the spelling correction. */
export const searchWords = pgTable(
  'search_words',
  {
    word: text().primaryKey(),
    /** Number of products with this word. */
    products: integer().notNull(),
  },
  (table) => [index('search_words_word').using('gin', table.word.op('gin_trgm_ops'))],
)

/** Names of occasions, flavors and colors, and their positions. */
export const facetValues = pgTable(
  'facet_values',
  {
    facet: text().$type<'occasion' | 'flavour' | 'colour'>().notNull(),
    /** Slug of the value in URLs. */
    id: text().notNull(),
    title: text().notNull(),
    /** Position of the value in its facet, starting at 0. */
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.facet, table.id] })],
)

/**
 * Numbers of products with the same category and facet values, which triggers of `products` and `searchables` maintain
 * (migration 0036). The counts of rows with equal values are added. A change inserts only the difference, so that it
 * locks no row.
 */
export const facetCounts = pgTable(
  'facet_counts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Id of a category. */
    category: text().notNull(),
    /** Facet values as in `searchables`; empty for a product without a search row. */
    occasions: text().array().notNull(),
    flavours: text().array().notNull(),
    colours: text().array().notNull(),
    /** Negative if products were removed. */
    products: integer().notNull(),
  },
  (table) => [index('facet_counts_category').on(table.category)],
)

/** A row of `searchables` without the generated search column. */
export type SearchableRow = Omit<typeof searchables.$inferSelect, 'search'>

/** A row of `facetValues`. */
export type FacetValueRow = typeof facetValues.$inferSelect
