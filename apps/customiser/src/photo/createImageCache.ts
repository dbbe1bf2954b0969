import type { DesignPhoto } from '../design/Design.ts'
import { loadPicture } from './loadPicture.ts'

/** The pictures of photos, as a canvas draws them. */
export interface ImageCache {
  /** The picture of a photo, if it was read; otherwise it is read, and `onRead` called. */
  readonly of: (photo: DesignPhoto | undefined) => HTMLImageElement | undefined
  /** The picture of a photo, once it was read; throws where it cannot be. */
  readonly load: (photo: DesignPhoto | undefined) => Promise<HTMLImageElement | undefined>
}

/** Reads each photo once, however often it is moved. */
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
