import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { searchables, searchWords } from '../db/schema/searchables.ts'
import { listLetterSwaps, normalizeName } from '../places/index.ts'
import { genericGiftWords, receiverSynonyms } from './receiverSynonyms.ts'
import { translateSearchText } from './translateSearchText.ts'

/** The parsed text of a search. */
export interface ParsedSearchText {
  /** Gifts that have all of the words; `undefined` if no word is left. */
  readonly all: SQL | undefined
  /** Gifts that have one of the words; `undefined` if no word is left. */
  readonly some: SQL | undefined
  /** The searched words, if a typing error was corrected. */
  readonly correctedText: string | undefined
  /** Words without a match. */
  readonly unmatchedWords: readonly string[]
}

// Maximum number of words. More words are a sentence and not a search, and each word costs a query.
const mostWords = 10

// Minimum length of a word to correct. Shorter words have too few trigrams to distinguish a spelling mistake from
// another word.
const fewestLetters = 3

// Minimum trigram similarity of a correction to the typed word.
const likeEnough = 0.4

type Word =
  | { readonly kind: 'known'; readonly word: string }
  /** A prefix of known words, because the shopper is still typing the word. */
  | { readonly kind: 'begun'; readonly word: string }
  | { readonly kind: 'stop' }
  | { readonly kind: 'unknown'; readonly word: string }

/** The words of a search text. */
export interface SearchTextWords {
  /** The words, normalized to letters and digits and translated to English, without those for receivers. */
  readonly words: readonly string[]
  /** The types of gifts for the receivers in the text. */
  readonly given: readonly string[]
}

/** Splits a search text into its words. */
export function splitSearchText(text: string): SearchTextWords {
  const named = normalizeName(translateSearchText(text)).split(' ').filter(Boolean).slice(0, mostWords)
  const given = named.flatMap((word) => receiverSynonyms.get(word)?.split(' | ') ?? [])
  // A receiver determines the gifts only if there is no other word.
  const words = named.filter(
    (word) => !receiverSynonyms.has(word) && !(given.length > 0 && genericGiftWords.has(word)),
  )
  return { words, given }
}

/** Parses a search text: known words, prefixes of words, and spelling mistakes in either. */
export async function parseSearchText(db: Database, text: string): Promise<ParsedSearchText> {
  const { words, given } = splitSearchText(text)
  const read = await Promise.all(words.map((word) => readWord(db, word)))
  const mended = await Promise.all(
    read.map(async (word) => {
      const likely = word.kind === 'unknown' ? await likelyWord(db, word.word) : undefined
      return likely === undefined ? word : { kind: 'known' as const, word: likely }
    }),
  )
  const used = mended.flatMap((word, at) => {
    if (word.kind === 'stop' || word.kind === 'unknown') return []
    // The last word may be unfinished, even if it looks complete.
    return [word.kind === 'begun' || at === words.length - 1 ? `${word.word}:*` : word.word]
  })
  const isForReceiver = given.length > 0 && used.length === 0
  const isMended = mended.some((word, at) => word !== read[at])
  return {
    all: isForReceiver
      ? queryOf(given.join(' | '))
      : used.length === 0
        ? undefined
        : queryOf(used.join(' & ')),
    some: used.length < 2 ? undefined : queryOf(used.join(' | ')),
    correctedText: isMended
      ? mended.map((word, at) => ('word' in word ? word.word : words[at])).join(' ')
      : undefined,
    unmatchedWords: mended.flatMap((word) => (word.kind === 'unknown' ? [word.word] : [])),
  }
}

/** Returns whether a product's search row matches a query. */
export const createSearchCondition = (query: SQL): SQL => sql`${searchables.search} @@ ${query}`

const queryOf = (query: string): SQL => sql`to_tsquery('english', ${query})`

async function readWord(db: Database, word: string): Promise<Word> {
  const [whole, begun] = [queryOf(word), queryOf(`${word}:*`)]
  const isFound = (query: SQL) =>
    sql<boolean>`exists(${db.select({ one: sql`1` }).from(searchables).where(createSearchCondition(query))})`
  const [found] = await db
    .select({
      words: sql`numnode(${whole})`.mapWith(Number),
      known: isFound(whole),
      begun: isFound(begun),
    })
    .from(sql`(values (1)) as asked`)
  if (!found || found.words === 0) return { kind: 'stop' }
  return { kind: found.known ? 'known' : found.begun ? 'begun' : 'unknown', word }
}

/** Returns the likely spelling correction: the most similar word, or one with two letters swapped. */
async function likelyWord(db: Database, word: string): Promise<string | undefined> {
  if (word.length < fewestLetters) return undefined
  const swapped = listLetterSwaps(word)
  const isSwapped = sql`${searchWords.word} = any(${sql.param([...swapped])}::text[])`
  const [found] = await db
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(
      sql`((${searchWords.word} % ${word} and similarity(${searchWords.word}, ${word}) >= ${likeEnough}::float8) or ${isSwapped})`,
    )
    .orderBy(
      sql`case when ${isSwapped} then 0.9 else similarity(${searchWords.word}, ${word}) end desc`,
      sql`${searchWords.products} desc`,
      searchWords.word,
    )
    .limit(1)
  return found?.word
}
