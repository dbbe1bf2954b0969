import { asc, gt, sql } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { searchables, searchWords } from '../db/schema/searchables.ts'

/**
 * Rebuilds the list of words in names and types for the spelling correction; call it after search rows have changed.
 */
export async function rebuildSearchWords(db: Database): Promise<void> {
  await db.transaction(replaceSearchWords)
}

// Postgres counts the words of this many products in a tenth of a second.
const productsOfStatement = 5_000
const wordsOfStatement = 5_000

/** Rebuilds the word list in the caller's transaction, with statements whose size does not grow with the catalogue. */
export async function replaceSearchWords(tx: Database): Promise<void> {
  const counts = new Map<string, number>()
  let after: number | undefined = 0
  while (after !== undefined) {
    const to = await lastOfBatch(tx, after)
    const texts = `select to_tsvector('simple', title || ' ' || words) from searchables
      where nid > ${after} ${to === undefined ? '' : `and nid <= ${to}`}`
    const found = await tx
      .select({ word: sql<string>`word`, products: sql`ndoc`.mapWith(Number) })
      .from(sql`ts_stat(${texts})`)
      .where(sql`length(word) > 2`)
    for (const { word, products } of found) counts.set(word, (counts.get(word) ?? 0) + products)
    after = to
  }
  await tx.delete(searchWords)
  const words = [...counts].map(([word, products]) => ({ word, products }))
  for (let from = 0; from < words.length; from += wordsOfStatement)
    await tx.insert(searchWords).values(words.slice(from, from + wordsOfStatement))
}

/** Returns the number of the last product of a batch; `undefined` if it is the last batch. */
async function lastOfBatch(tx: Database, after: number): Promise<number | undefined> {
  const [last] = await tx
    .select({ nid: searchables.nid })
    .from(searchables)
    .where(gt(searchables.nid, after))
    .orderBy(asc(searchables.nid))
    .limit(1)
    .offset(productsOfStatement - 1)
  return last?.nid
}
