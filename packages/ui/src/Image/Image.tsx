import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { fetchPriorityAttribute } from './fetchPriorityAttribute.ts'
import { useImageLoader } from './ImageLoaderProvider.tsx'
import { resolveImageSrc, resolveImageSrcSet } from './resolveImageSrc.ts'

/** Props of {@link Image}: those of an `<img>`. */
export interface ImageProps extends ComponentPropsWithoutRef<'img'> {
  /** URL of the picture. */
  readonly src: string
  /** URLs of the picture in other widths, each followed by its width such as `400w`. */
  readonly srcSet?: string | undefined
  /** Width of the file, or of the frame, in pixels. */
  readonly width: number
  /** Alternative text; empty if adjacent text says the same. */
  readonly alt: string
}

/**
 * Plain `<img>` whose URLs the host's image loader rewrites ({@link ImageLoaderProvider}). With a loader, a picture
 * without `srcSet` is also offered at double width, for high-density screens.
 */
export const Image = forwardRef<HTMLImageElement, ImageProps>(function Image(
  { src, srcSet, alt, fetchPriority, loading, sizes, ...props },
  ref,
) {
  const loader = useImageLoader()
  const load = (width: number) => resolveImageSrc(loader, src, width)
  const { width } = props
  const once = load(width)
  const widths = resolveImageSrcSet(loader, srcSet) || undefined
  return (
    <img
      {...(fetchPriority && { [fetchPriorityAttribute]: fetchPriority })}
      loading={loading}
      // `srcSet` is before `src`, because the browser would otherwise load `src` first.
      srcSet={widths ?? (once === src ? undefined : `${once} 1x, ${load(2 * width)} 2x`)}
      sizes={sizes}
      {...props}
      alt={alt}
      src={once}
      ref={ref}
    />
  )
})
