import { Picture, PlayIcon } from '@store/ui'
import { forwardRef } from 'react'
import { useProduct } from '../../../react/useProduct.ts'
import { useProductState } from '../../../react/useProductState.ts'
import type { GallerySlide } from '../../../store/createGallerySlides.ts'
import { getProductPictures } from '../../../store/getProductPictures.ts'
import styles from './Gallery.module.css'

/** Props of `Thumbnails`. */
export interface ThumbnailsProps {
  /** Slides of the carousel. */
  readonly slides: readonly GallerySlide[]
  /** Index of the visible slide, from 0. */
  readonly chosen: number
  /** Called with the index of the pressed thumbnail, from 0. */
  readonly onChoose: (index: number) => void
}

/** Renders the thumbnails in one scrollable row. */
export const Thumbnails = forwardRef<HTMLUListElement, ThumbnailsProps>(function Thumbnails(
  { slides, chosen, onChoose },
  ref,
) {
  const { product, messages } = useProduct()
  const photos = useProductState(({ selection }) => selection.photos)
  const count = getProductPictures(product, photos).length
  return (
    <ul ref={ref} className={styles.thumbnails}>
      {slides.map(({ file, number }, index) => (
        <li key={number ?? 'film'}>
          <button
            type="button"
            className={styles.thumbnail}
            aria-label={number ? messages.showPicture(number, count) : messages.showVideo}
            aria-current={index === chosen ? 'true' : undefined}
            onClick={() => onChoose(index)}
          >
            <Picture {...file} sizes="80px" alt="" errorText={messages.pictureFailed} />
            {!number && (
              <span className={styles.play}>
                <PlayIcon size="s" />
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  )
})
