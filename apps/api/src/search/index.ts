export { noSearchFeed, openSearchFeed, type SearchFeed } from './openSearchFeed.ts'
export { rebuildSearchIndex } from './rebuildSearchIndex.ts'
export type { SearchDocument, SearchEngine, SearchMatch, SearchQuery } from './SearchEngine.ts'
