import { is, pipe, string, uuid } from 'valibot'
import type { Database } from '../db/Database.ts'
import { purgeExpiredRows } from '../db/purgeExpiredRows.ts'
import type { PictureStorage } from '../pictures/PictureStorage.ts'
import { createUnusedUploadsCondition } from './createUnusedUploadsCondition.ts'
import { createUploadRepo } from './createUploadRepo.ts'

const day = 24 * 60 * 60 * 1000
// Limits the number of names per statement.
const batch = 200

const id = pipe(string(), uuid())

/** Deletes photos that were unused for a day, and files in the storage without a row; returns the number of both. */
export async function purgeUnusedUploads(
  db: Database,
  storage: PictureStorage,
  now: Date,
  isStopped: () => boolean = () => false,
): Promise<number> {
  const before = new Date(now.getTime() - day)
  const repo = createUploadRepo(db)
  let deleted = await purgeExpiredRows(db, createUnusedUploadsCondition(before), isStopped)
  // A photo's file is written before its row, so a file younger than a day may still get one.
  const names = await storage.listBefore(before)
  for (let at = 0; at < names.length && !isStopped(); at += batch) {
    const some = names.slice(at, at + batch)
    const known = await repo.known(some.filter((name) => is(id, name)))
    for (const name of some) {
      if (known.has(name)) continue
      await storage.remove(name)
      deleted += 1
    }
  }
  return deleted
}
