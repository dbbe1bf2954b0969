import type { DesignPhoto } from '../design/Design.ts'
import { loadPicture } from './loadPicture.ts'

/** Cache of decoded photos for the canvas. */
export interface ImageCache {
  /** Returns the image of a photo if it is loaded; otherwise loads it and calls `onRead`. */
  readonly of: (photo: DesignPhoto | undefined) => HTMLImageElement | undefined
  /** Resolves with the image of a photo once it is loaded; throws if it cannot be. */
  readonly load: (photo: DesignPhoto | undefined) => Promise<HTMLImageElement | undefined>
}

/** Creates the cache, which decodes each photo once, however often it is moved. */
export function createImageCache(onRead: () => void): ImageCache {
  let at: { readonly src: string; readonly coming: Promise<HTMLImageElement | undefined> } | undefined
  let read: { readonly src: string; readonly image: HTMLImageElement } | undefined

  const load = (src: string) => {
    if (at?.src === src) return at.coming
    const coming = loadPicture(src).then((image) => {
      if (at?.src !== src || !image) return image
      read = { src, image }
      onRead()
      return image
    })
    at = { src, coming }
    return coming
  }

  return {
    of: (photo) => {
      if (!photo) return undefined
      if (read?.src === photo.src) return read.image
      void load(photo.src)
      return undefined
    },
    load: async (photo) => {
      if (!photo) return undefined
      const image = await load(photo.src)
      if (!image) throw new Error('The photo cannot be read.')
      return image
    },
  }
}
