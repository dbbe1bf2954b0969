import { createContext, type ReactNode, useContext } from 'react'

/** A picture and the width in which it is needed. */
export interface ImageLoaderOptions {
  /** URL of the file, as the API names it. */
  readonly src: string
  /** Width in pixels. */
  readonly width: number
}

/** Returns the URL of a picture in a width, such as a CDN's. */
export type ImageLoader = (request: ImageLoaderOptions) => string

const ImageLoaderContext = createContext<ImageLoader | undefined>(undefined)

/** Props of {@link ImageLoaderProvider}. */
export interface ImageLoaderProviderProps {
  /** @example ({ src, width }) => `https://cdn.example/w_${width}${src}` */
  readonly loader: ImageLoader
  readonly children: ReactNode
}

/** Rewrites the URL of every picture inside it, for each width. Without it, pictures are loaded from their own URLs. */
export const ImageLoaderProvider = ({ loader, children }: ImageLoaderProviderProps) => (
  <ImageLoaderContext.Provider value={loader}>{children}</ImageLoaderContext.Provider>
)

/** Returns the loader of the nearest {@link ImageLoaderProvider}; `undefined` without one. */
export const useImageLoader = (): ImageLoader | undefined => useContext(ImageLoaderContext)
