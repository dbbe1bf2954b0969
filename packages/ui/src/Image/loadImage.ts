import type { ImageLoader } from './ImageLoaderProvider.tsx'

/** Returns the URL that a loader gives a picture; a picture within the page has no file to load. */
export const loadImage = (loader: ImageLoader | undefined, src: string, width: number): string =>
  loader === undefined || /^(?:data|blob):/.test(src) ? src : loader({ src, width })

/** Returns a `srcset` of widths with the loader's URLs. */
export const loadSrcSet = (
  loader: ImageLoader | undefined,
  srcSet: string | undefined,
): string | undefined =>
  loader === undefined
    ? srcSet
    : srcSet?.replace(
        /(\S+) (\d+)w/g,
        (_, src: string, width: string) => `${loadImage(loader, src, Number(width))} ${width}w`,
      )
