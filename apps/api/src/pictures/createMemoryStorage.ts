import type { Clock } from '@store/api-client/contract/ports'
import { assertPictureName } from './assertPictureName.ts'
import type { PictureStorage } from './PictureStorage.ts'

/** Creates an in-memory storage, for tests, and for a demo that stores nothing. */
export function createMemoryStorage(clock: Clock): PictureStorage {
  const stored = new Map<string, { readonly content: Blob; readonly at: Date }>()
  return {
    write: async (name, content) => {
      stored.set(assertPictureName(name), { content: new Blob([new Uint8Array(content)]), at: clock.now() })
    },
    open: async (name) => stored.get(assertPictureName(name))?.content.stream(),
    remove: async (name) => {
      stored.delete(assertPictureName(name))
    },
    listBefore: async (instant) => [...stored].flatMap(([name, { at }]) => (at < instant ? [name] : [])),
  }
}
