import type { Clock } from '@store/api-client/contract/ports'
import type { PictureStorage } from './PictureStorage.ts'
import { pictureName } from './pictureName.ts'

/** Creates an in-memory storage: for tests, and for a demo that leaves nothing behind. */
export function createMemoryStorage(clock: Clock): PictureStorage {
  const kept = new Map<string, { readonly content: Blob; readonly at: Date }>()
  return {
    write: async (name, content) => {
      kept.set(pictureName(name), { content: new Blob([new Uint8Array(content)]), at: clock.now() })
    },
    open: async (name) => kept.get(pictureName(name))?.content.stream(),
    remove: async (name) => {
      kept.delete(pictureName(name))
    },
    listBefore: async (instant) => [...kept].flatMap(([name, { at }]) => (at < instant ? [name] : [])),
  }
}
