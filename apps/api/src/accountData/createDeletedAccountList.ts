import { asc, gt } from 'drizzle-orm'
import type { AppDeps } from '../AppDeps.ts'
import { accountDeletions } from '../db/schema/accountDeletions.ts'
import { users } from '../db/schema/users.ts'
import { eraseAccount, getDeletionListKey } from './eraseAccount.ts'

/** The result of applying a list of deletions to a restored database. */
export interface DeletionListResult {
  /** Number of deletions in the list. */
  readonly listed: number
  /** Number of accounts that the backup had restored and that are now erased. */
  readonly erased: number
}

const batch = 1000

// Finds the keys, each 256 bits in base64url, in the text of a deletion list or in log lines.
const anyKey = /(?<![\w-])[\w-]{43}(?![\w-])/g

/** Creates the list of deleted accounts, for a backup that was made before the deletions. */
export function createDeletedAccountList({
  db,
  transact,
  secrets,
  clock,
}: Pick<AppDeps, 'db' | 'transact' | 'secrets' | 'clock'>) {
  const erase = (account: Parameters<typeof eraseAccount>[1]) =>
    transact((tx) => eraseAccount(tx, account, { secrets, deletedAt: clock.now() }))

  return {
    /** Writes one line for each deletion: its key and time. */
    async write(): Promise<string> {
      const rows = await db.select().from(accountDeletions).orderBy(asc(accountDeletions.deletedAt))
      return rows.map(({ key, deletedAt }) => `${key} ${deletedAt.toISOString()}\n`).join('')
    },

    /**
     * Erases the accounts of a list. Orders in progress do not prevent it, because there were none when the account was
     * deleted.
     */
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
          if (!keys.has(getDeletionListKey(secrets, account))) continue
          await erase(account)
          erased += 1
        }
        size = found.length
      }
      return { listed: keys.size, erased }
    },
  }
}
