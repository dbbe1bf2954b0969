import { pgTable, text } from 'drizzle-orm/pg-core'

/** The version of the seeds with which the tables were filled. */
export const seedVersions = pgTable('seeds', {
  name: text().primaryKey(),
  /** SHA-256 of the files, hexadecimal. */
  hash: text().notNull(),
})
