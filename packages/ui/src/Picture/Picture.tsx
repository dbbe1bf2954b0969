import { classNames } from '../classNames.ts'
import { LeafIcon } from '../icons/LeafIcon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import styles from './Picture.module.css'
import { priorityAttribute } from './priorityAttribute.ts'
import { usePictureError } from './usePictureError.ts'

/** What {@link Picture} takes. */
export interface PictureProps {
  /** Address of the picture. */
  readonly src: string
  /** The same picture in other widths. */
  readonly srcSet?: string | undefined
  /** How wide it is shown, so that the browser picks from `srcSet`. */
  readonly sizes?: string | undefined
  /** Width of the file at `src`, in pixels. */
  readonly width: number
  /** Height of the file at `src`, in pixels. */
  readonly height: number
  /** What the picture shows; empty when words beside it say the same. */
  readonly alt: string
  /** What stands in its place when it cannot be loaded. */
  readonly errorText: string
  /**
   * Shape of the frame; the picture fills it and is cut, never squeezed.
   * @default '1/1'
   */
  readonly ratio?: '1/1' | '4/5'
  /**
   * `eager` for what is seen first, `lazy` for what comes by scrolling.
   * @default 'lazy'
   */
  readonly loading?: 'eager' | 'lazy'
  /** `high` for the one picture a page is about. */
  readonly fetchPriority?: 'high' | 'low' | 'auto' | undefined
}

/** A picture in a frame of fixed shape, so that nothing moves while it loads or when it fails. */
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
        <img
          {...(fetchPriority && { [priorityAttribute]: fetchPriority })}
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
