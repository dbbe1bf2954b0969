import { AsyncLocalStorage } from 'node:async_hooks'
import { type CdnProvider, cacheTags, mergeCacheTags, readCacheTagHeader, toCacheTagHeader } from '@store/api'

/** A value, and the header with the cache tags of all responses from which it was made. */
export interface CacheTaggedValue<Value> {
  readonly value: Value
  readonly tags: Readonly<Record<string, string>>
}

/** Tags collected for the page that the current asynchronous call renders. */
const collected = new AsyncLocalStorage<Set<string>>()

/**
 * Creates the collector of cache tags: a page has the tags of every API response from which it was made.
 *
 * @param cdn The CDN in front; without one, no page has tags.
 */
export function createCacheTagCollector(cdn: CdnProvider | undefined) {
  return {
    /** Wraps the fetch of page loaders, so that the tags of its responses are collected. */
    wrap: (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
      cdn === undefined
        ? fetch
        : async (...request) => {
            const response = await fetch(...request)
            for (const tag of readCacheTagHeader(cdn, response)) collected.getStore()?.add(tag)
            return response
          },

    /** Runs work and returns its result with the tags of its responses. */
    collect: async <Value>(work: () => Promise<Value>): Promise<CacheTaggedValue<Value>> => {
      // A page without a tagged response gets the tag of the menus and the shop, which every page shows.
      const tags = new Set<string>([cacheTags.all])
      const value = await collected.run(tags, work)
      return { value, tags: toCacheTagHeader(cdn, mergeCacheTags(tags)) }
    },
  }
}

/** A collector of cache tags. */
export type CacheTagCollector = ReturnType<typeof createCacheTagCollector>
