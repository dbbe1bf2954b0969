import type { ImageLoader } from './ImageLoaderProvider.tsx'

/** Returns a loader's URL for a picture; a data URL is returned unchanged. */
export const resolveImageSrc = (loader: ImageLoader | undefined, src: string, width: number): string =>
  loader === undefined || /^(?:data|blob):/.test(src) ? src : loader({ src, width })

/** Returns a `srcset` of widths with the loader's URLs. */
export const resolveImageSrcSet = (
  loader: ImageLoader | undefined,
  srcSet: string | undefined,
): string | undefined =>
  loader === undefined
    ? srcSet
    : srcSet?.replace(
        /(\S+) (\d+)w/g,
        (_, src: string, width: string) => `${resolveImageSrc(loader, src, Number(width))} ${width}w`,
      )
