import { asc, gt } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { searchables } from '../db/schema/searchables.ts'
import { documentColumns } from './documentColumns.ts'
import { batchSize } from './openSearchFeed.ts'
import type { SearchDocument, SearchEngine } from './SearchEngine.ts'

/** Replaces the index of a search engine by the store's products; returns their number. */
export async function rebuildSearchIndex(db: Database, engine: SearchEngine): Promise<number> {
  let written = 0
  async function* batches(): AsyncGenerator<readonly SearchDocument[]> {
    let last: number | undefined = 0
    while (last !== undefined) {
      const documents: readonly SearchDocument[] = await readBatch(db, last)
      last = documents.length === batchSize ? documents.at(-1)?.nid : undefined
      if (documents.length > 0) yield documents
      written += documents.length
    }
  }
  await engine.replaceAll(batches())
  return written
}

// After a number instead of at an offset: each batch costs the same.
const readBatch = (db: Database, after: number): Promise<SearchDocument[]> =>
  db
    .select(documentColumns)
    .from(searchables)
    .where(gt(searchables.nid, after))
    .orderBy(asc(searchables.nid))
    .limit(batchSize)
