import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { sessions, users } from './users.ts'

/** Authorizations of single sign-on: an authorization code, and the access token for which it was exchanged. */
export const ssoGrants = pgTable(
  'sso_grants',
  {
    /** Hash of the authorization code, so that reading the database is not enough to use it. */
    codeHash: text('code_hash').primaryKey(),
    clientId: text('client_id').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The session in which the user authorized the client; code and token become invalid when the session ends. */
    sessionHash: text('session_hash')
      .notNull()
      .references(() => sessions.tokenHash, { onDelete: 'cascade' }),
    redirectUri: text('redirect_uri').notNull(),
    /** Granted scopes, separated by spaces. */
    scope: text().notNull(),
    /** Nonce, which is returned in the ID token; null if the client sent none. */
    nonce: text(),
    /** SHA-256 of the client's verifier (PKCE). */
    codeChallenge: text('code_challenge').notNull(),
    /** When the user signed in. */
    authTime: timestamp('auth_time', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the code was exchanged, which happens once. */
    usedAt: timestamp('used_at', { withTimezone: true }),
    /** Hash of the access token. */
    tokenHash: text('token_hash').unique(),
    /** When a used code was sent again, which makes the token invalid. */
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
  },
  (table) => [index().on(table.userId), index().on(table.sessionHash), index().on(table.createdAt)],
)
