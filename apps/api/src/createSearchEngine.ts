import type { SearchEngine } from './search/index.ts'

/**
 * Returns the search engine of the shop. Without one, Postgres searches; a shop with another engine returns its adapter
 * here (docs/guides/search-engine.md).
 */
export const createSearchEngine = (): SearchEngine | undefined => undefined
