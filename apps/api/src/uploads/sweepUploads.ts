import type { Database } from '../db/Database.ts'
import type { PictureStorage } from '../pictures/PictureStorage.ts'
import { createUploadRepo } from './createUploadRepo.ts'

const day = 24 * 60 * 60 * 1000
// A statement takes so many names at a time.
const batch = 200

/** Takes away pictures that nobody used for a day, and what lies in the storage without a row. */
export async function sweepUploads(db: Database, storage: PictureStorage, now: Date): Promise<void> {
  const before = new Date(now.getTime() - day)
  const repo = createUploadRepo(db)
  await repo.forgetUnused(before)
  // A picture is written before its row: what is younger than a day may still get one.
  const names = await storage.listBefore(before)
  for (let at = 0; at < names.length; at += batch) {
    const some = names.slice(at, at + batch)
    const known = await repo.known(some)
    for (const name of some) if (!known.has(name)) await storage.remove(name)
  }
}
