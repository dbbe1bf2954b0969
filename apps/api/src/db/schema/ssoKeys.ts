import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Signing keys of single sign-on, one for each period: instances that create one at once end up with the same. */
export const ssoKeys = pgTable('sso_keys', {
  /** Number of the period in which the key signs. */
  period: integer().primaryKey(),
  /** The private key as JWK, encrypted with a secret that is stored outside the database. */
  encryptedKey: text('encrypted_key').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})
