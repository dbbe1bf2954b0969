export { noSearchIndexQueue, openSearchIndexQueue, type SearchIndexQueue } from './openSearchIndexQueue.ts'
export { rebuildSearchIndex } from './rebuildSearchIndex.ts'
export type { SearchDocument, SearchEngine, SearchMatch, SearchQuery } from './SearchEngine.ts'
