import { classNames } from '../classNames.ts'
import { Image } from '../Image/Image.tsx'
import { LeafIcon } from '../icons/LeafIcon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import styles from './Picture.module.css'
import { usePictureError } from './usePictureError.ts'

/** Props of {@link Picture}. */
export interface PictureProps {
  /** URL of the picture. */
  readonly src: string
  /** URLs of the picture in other widths. */
  readonly srcSet?: string | undefined
  /** The `sizes` attribute, so that the browser picks from `srcSet`. */
  readonly sizes?: string | undefined
  /** Width of the file at `src`, in pixels. */
  readonly width: number
  /** Height of the file at `src`, in pixels. */
  readonly height: number
  /** Alternative text; empty if adjacent text says the same. */
  readonly alt: string
  /** Shown in place of a picture that could not be loaded. */
  readonly errorText: string
  /**
   * Aspect ratio of the frame; the picture covers it and is cropped, never distorted.
   * @default '1/1'
   */
  readonly ratio?: '1/1' | '4/5'
  /**
   * `eager` above the fold, `lazy` below it.
   * @default 'lazy'
   */
  readonly loading?: 'eager' | 'lazy'
  /** `high` for the page's main picture. */
  readonly fetchPriority?: 'high' | 'low' | 'auto' | undefined
}

/** Picture in a frame of fixed aspect ratio, which avoids layout shifts while it loads or when it fails. */
export function Picture({
  ratio = '1/1',
  loading = 'lazy',
  errorText,
  fetchPriority,
  ...image
}: PictureProps) {
  const { src, alt } = image
  const { element, failed, fail } = usePictureError(src)

  return (
    <span className={classNames(styles.frame, ratio === '1/1' ? styles.square : styles.portrait)}>
      {failed ? (
        <span className={styles.failed}>
          <LeafIcon />
          {alt && <VisuallyHidden>{alt}</VisuallyHidden>}
          {errorText}
        </span>
      ) : (
        <Image
          fetchPriority={fetchPriority}
          loading={loading}
          srcSet={image.srcSet}
          sizes={image.sizes}
          width={image.width}
          height={image.height}
          alt={alt}
          src={src}
          ref={element}
          className={styles.image}
          onError={fail}
        />
      )}
    </span>
  )
}
