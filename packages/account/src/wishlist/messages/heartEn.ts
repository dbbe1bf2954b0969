import type { HeartMessages } from './HeartMessages.ts'

/** A heart in English. */
export const heartEn: HeartMessages = {
  heart: (title) => `Favorite: ${title}`,
}
