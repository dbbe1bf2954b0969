import { type SQL, sql } from 'drizzle-orm'
import { customType, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { products } from './products.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** What products are found by; a product without a row stands in its category and is found by no search. */
export const searchables = pgTable(
  'searchables',
  {
    nid: integer()
      .primaryKey()
      .references(() => products.nid, { onDelete: 'cascade' }),
    /** Its name, folded: small letters without accents. */
    title: text().notNull(),
    /** Its kind, what it is for, its colours, and other words for all of them, folded. */
    words: text().notNull(),
    /** What its page says of it, folded. */
    text: text().notNull(),
    /** Ids of facet values. */
    occasions: text().array().notNull().default([]),
    flavours: text().array().notNull().default([]),
    colours: text().array().notNull().default([]),
    /** The day from which it was sold. */
    addedOn: date('added_on', { mode: 'string' }).notNull(),
    /** A word of the name counts more than one of its kind, and that more than one of its text. */
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

/** Words of names and kinds, for who mistyped one. */
export const searchWords = pgTable(
  'search_words',
  {
    word: text().primaryKey(),
    /** Products that have it. */
    products: integer().notNull(),
  },
  (table) => [index('search_words_word').using('gin', table.word.op('gin_trgm_ops'))],
)

/** What an occasion, a flavour or a colour is called, and where it stands among its like. */
export const facetValues = pgTable(
  'facet_values',
  {
    facet: text().$type<'occasion' | 'flavour' | 'colour'>().notNull(),
    /** Its name in addresses. */
    id: text().notNull(),
    title: text().notNull(),
    /** 0 first. */
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.facet, table.id] })],
)

/** What a product is found by, as the database keeps it; the search follows from it. */
export type SearchableRow = Omit<typeof searchables.$inferSelect, 'search'>

/** A value of a facet as the database keeps it. */
export type FacetValueRow = typeof facetValues.$inferSelect
