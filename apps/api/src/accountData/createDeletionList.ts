import { asc, gt } from 'drizzle-orm'
import type { AppDeps } from '../AppDeps.ts'
import { accountDeletions } from '../db/schema/accountDeletions.ts'
import { users } from '../db/schema/users.ts'
import { deletionKey, eraseAccount } from './eraseAccount.ts'

/** What a list of deletions did to a restored database. */
export interface DeletionListResult {
  /** Deletions in the list. */
  readonly listed: number
  /** Accounts that had come back and are erased now. */
  readonly erased: number
}

const batch = 1000

// 256 bits, base64url, wherever they stand: in the list or in lines of the log.
const anyKey = /(?<![\w-])[\w-]{43}(?![\w-])/g

/** The list of deleted accounts, which a restored backup does not know yet. */
export function createDeletionList({
  db,
  transact,
  secrets,
  clock,
}: Pick<AppDeps, 'db' | 'transact' | 'secrets' | 'clock'>) {
  const erase = (account: Parameters<typeof eraseAccount>[1]) =>
    transact((tx) => eraseAccount(tx, account, { secrets, deletedAt: clock.now() }))

  return {
    /** One line for each deletion: its key, and when. */
    async write(): Promise<string> {
      const rows = await db.select().from(accountDeletions).orderBy(asc(accountDeletions.deletedAt))
      return rows.map(({ key, deletedAt }) => `${key} ${deletedAt.toISOString()}\n`).join('')
    },

    /** Erases the accounts of a list, orders under way or not: they were none when the account was deleted. */
    async apply(text: string): Promise<DeletionListResult> {
      const keys = new Set(text.match(anyKey))
      let erased = 0
      let after = 0
      let size = batch
      while (size === batch) {
        const found = await db
          .select({ id: users.id, email: users.email })
          .from(users)
          .where(gt(users.id, after))
          .orderBy(asc(users.id))
          .limit(batch)
        for (const account of found) {
          after = account.id
          if (!keys.has(deletionKey(secrets, account))) continue
          await erase(account)
          erased += 1
        }
        size = found.length
      }
      return { listed: keys.size, erased }
    },
  }
}
