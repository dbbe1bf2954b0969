import type { Clock } from '@store/api-client/contract/ports'
import type { PictureStorage } from './PictureStorage.ts'
import { pictureName } from './pictureName.ts'

/** Creates an in-memory storage, for tests, and for a demo that stores nothing. */
export function createMemoryStorage(clock: Clock): PictureStorage {
  const stored = new Map<string, { readonly content: Blob; readonly at: Date }>()
  return {
    write: async (name, content) => {
      stored.set(pictureName(name), { content: new Blob([new Uint8Array(content)]), at: clock.now() })
    },
    open: async (name) => stored.get(pictureName(name))?.content.stream(),
    remove: async (name) => {
      stored.delete(pictureName(name))
    },
    listBefore: async (instant) => [...stored].flatMap(([name, { at }]) => (at < instant ? [name] : [])),
  }
}
