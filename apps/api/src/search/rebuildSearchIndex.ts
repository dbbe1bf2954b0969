import { asc, gt } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { batchSize, readInBatches } from '../db/readInBatches.ts'
import { searchables } from '../db/schema/searchables.ts'
import type { SearchDocument, SearchEngine } from './SearchEngine.ts'
import { searchDocumentColumns } from './searchDocumentColumns.ts'

/** Replaces the index of a search engine with the store's products; returns their number. */
export async function rebuildSearchIndex(db: Database, engine: SearchEngine): Promise<number> {
  let written = 0
  async function* batches(): AsyncGenerator<readonly SearchDocument[]> {
    for await (const documents of readDocuments(db)) {
      yield documents
      written += documents.length
    }
  }
  await engine.replaceAll(batches())
  return written
}

const readDocuments = (db: Database) =>
  readInBatches((last: SearchDocument | undefined) =>
    db
      .select(searchDocumentColumns)
      .from(searchables)
      .where(last && gt(searchables.nid, last.nid))
      .orderBy(asc(searchables.nid))
      .limit(batchSize),
  )
