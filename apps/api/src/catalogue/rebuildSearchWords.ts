import { sql } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'

/** Learns the words of names and kinds anew, for typing errors; to be called when what products are found by has changed. */
export async function rebuildSearchWords(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`delete from search_words`)
    await tx.execute(sql`
      insert into search_words (word, products)
      select word, ndoc
      from ts_stat($$select to_tsvector('simple', title || ' ' || words) from searchables$$)
      where length(word) > 2`)
  })
}
