/** A full-text search engine, such as OpenSearch: the port that an adapter implements. */
export interface SearchEngine {
  /**
   * Finds the gifts that match a query. The store itself filters, counts, sorts by price and checks the delivery place
   * among them, from its database: so neither prices nor stock are in the index. Any error, and any answer that takes
   * longer than a second, makes the store search in Postgres instead.
   */
  readonly match: (query: SearchQuery) => Promise<SearchMatch>
  /** Inserts documents, or replaces those with the same `nid`. */
  readonly write: (documents: readonly SearchDocument[]) => Promise<void>
  /** Removes documents; ignores numbers without one. */
  readonly remove: (nids: readonly number[]) => Promise<void>
  /**
   * Replaces the whole index by the documents of these batches. Searches meanwhile find the old or the new documents,
   * never none.
   */
  readonly replaceAll: (batches: AsyncIterable<readonly SearchDocument[]>) => Promise<void>
}

/** The text that a product is found by. */
export interface SearchDocument {
  /** The product's number. */
  readonly nid: number
  /** Its normalized name: lower case without accents. Matches in it rank first. */
  readonly title: string
  /** Its type, occasions, colors, their synonyms and the translations of all of them, normalized. They rank second. */
  readonly words: string
  /** The texts of its page, normalized. They rank last. */
  readonly text: string
}

/** The words of a search. */
export interface SearchQuery {
  /**
   * One to 50 words, normalized to letters and digits; those of other languages are translated where the store knows them. Stop
   * words, typing errors and an unfinished last word are the engine's to handle.
   */
  readonly words: readonly string[]
  /** Whether gifts must match all words; otherwise one is enough. */
  readonly operator: 'all' | 'any'
  /** Language code of the shopper's store, such as `en`. */
  readonly language: string
  /** Most gifts to return. */
  readonly limit: number
}

/** The gifts that match. */
export interface SearchMatch {
  /** Numbers of the gifts, best match first, each once. */
  readonly nids: readonly number[]
  /** Whether no gift has all of the words, and these have some of them. */
  readonly isPartialMatch: boolean
  /** The words that were searched, if a typing error was corrected. */
  readonly correctedText?: string | undefined
  /** Words that match nothing. */
  readonly unmatchedWords: readonly string[]
}
