import type { SearchEngine } from './search/index.ts'

/**
 * Returns the search engine of the shop. Postgres searches without one; a shop that uses another engine returns its
 * adapter here (docs/guides/search-engine.md).
 */
export const openSearchEngine = (): SearchEngine | undefined => undefined
