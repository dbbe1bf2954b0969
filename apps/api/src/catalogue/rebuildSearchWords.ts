import { sql } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'

/** Rebuilds the word list of names and types for the spelling correction; call it after search rows have changed. */
export async function rebuildSearchWords(db: Database): Promise<void> {
  await db.transaction(replaceSearchWords)
}

/** Rebuilds the word list in the caller's transaction. */
export async function replaceSearchWords(tx: Database): Promise<void> {
  await tx.execute(sql`delete from search_words`)
  await tx.execute(sql`
    insert into search_words (word, products)
    select word, ndoc
    from ts_stat($$select to_tsvector('simple', title || ' ' || words) from searchables$$)
    where length(word) > 2`)
}
