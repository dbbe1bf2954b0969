/** The port for a full-text search engine, such as OpenSearch, which an adapter implements. */
export interface SearchEngine {
  /**
   * Finds the gifts that match a query. The store filters, counts and sorts these gifts in its own database and checks
   * there whether they can be delivered, so the index contains neither prices nor stock. After an error, or a response
   * that takes longer than a second, the store searches in Postgres instead.
   */
  readonly match: (query: SearchQuery) => Promise<SearchMatch>
  /** Inserts documents, or replaces those with the same `nid`. */
  readonly write: (documents: readonly SearchDocument[]) => Promise<void>
  /** Removes documents; ignores unknown numbers. */
  readonly remove: (nids: readonly number[]) => Promise<void>
  /**
   * Replaces the whole index with the documents of these batches. Meanwhile, searches find the old or the new
   * documents, never none.
   */
  readonly replaceAll: (batches: AsyncIterable<readonly SearchDocument[]>) => Promise<void>
}

/** The text by which a product is found. */
export interface SearchDocument {
  /** The product's number. */
  readonly nid: number
  /** The product's normalized name: lower case without accents. Matches in the name rank first. */
  readonly title: string
  /**
   * The product's type, occasions, colors, their synonyms and the translations of all of them, normalized. They rank
   * second.
   */
  readonly words: string
  /** The texts of its page, normalized. They rank last. */
  readonly text: string
}

/** The words of a search. */
export interface SearchQuery {
  /**
   * One to 50 words, normalized to letters and digits; words of other languages are translated if the store knows them.
   * The engine handles stop words, spelling mistakes and an unfinished last word.
   */
  readonly words: readonly string[]
  /** Whether gifts must match all words instead of any. */
  readonly operator: 'all' | 'any'
  /** Language code of the shopper's store, such as `en`. */
  readonly language: string
  /** Maximum number of gifts to return. */
  readonly limit: number
}

/** The gifts that match. */
export interface SearchMatch {
  /** Numbers of the gifts, best match first, each once. */
  readonly nids: readonly number[]
  /** Whether no gift has all of the words, so that these gifts have some of them. */
  readonly isPartialMatch: boolean
  /** The words that were searched for, if a spelling mistake was corrected. */
  readonly correctedText?: string | undefined
  /** Words without a match. */
  readonly unmatchedWords: readonly string[]
}
