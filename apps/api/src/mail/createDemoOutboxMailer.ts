import type { Clock } from '@store/api-client/contract/ports'
import { sql } from 'drizzle-orm'
import { cachePreparedStatements } from '../db/cachePreparedStatements.ts'
import { mails } from '../db/schema/mails.ts'
import type { Mailer } from './Mailer.ts'

const given = sql.placeholder

const prepared = cachePreparedStatements((db) => ({
  post: db
    .insert(mails)
    .values({
      ...{ recipient: given('to'), subject: given('subject'), text: given('text'), html: given('html') },
      createdAt: given('createdAt'),
    })
    .prepare('mail_post'),
}))

/** Creates the mailer of demo mode, which stores mails in the database for the outbox page. */
export const createDemoOutboxMailer = (clock: Clock): Mailer => ({
  enqueue: async (tx, { to, subject, text, html }) => {
    await prepared(tx).post.execute({ to, subject, text, html, createdAt: clock.now() })
  },
})
