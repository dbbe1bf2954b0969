import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * Signing keys of single sign-on, one per period, so that instances that create one concurrently end up with the same
 * key.
 */
export const ssoKeys = pgTable('sso_keys', {
  /** Number of the period in which the key signs. */
  period: integer().primaryKey(),
  /** The private key as JWK, encrypted with a secret that is stored outside the database. */
  encryptedKey: text('encrypted_key').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})
