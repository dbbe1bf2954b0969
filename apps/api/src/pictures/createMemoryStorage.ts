import type { Clock } from '@store/api-client/contract/ports'
import type { PictureStorage } from './PictureStorage.ts'
import { pictureName } from './pictureName.ts'

/** Keeps pictures as long as the process lives: for tests, and for a demonstration that leaves nothing behind. */
export function createMemoryStorage(clock: Clock): PictureStorage {
  const kept = new Map<string, { readonly content: Uint8Array; readonly at: Date }>()
  return {
    write: async (name, content) => {
      kept.set(pictureName(name), { content, at: clock.now() })
    },
    read: async (name) => kept.get(pictureName(name))?.content,
    remove: async (name) => {
      kept.delete(pictureName(name))
    },
    listBefore: async (instant) => [...kept].flatMap(([name, { at }]) => (at < instant ? [name] : [])),
  }
}
