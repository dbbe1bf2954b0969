import type { Review } from '@store/api-client/contract/catalogue'
import { formatDay } from '@store/api-client/contract/rules/formatDay'
import { Picture, Rating } from '@store/ui'
import { useProduct } from '../../../react/useProduct.ts'
import type { useZoom } from '../../gallery/PictureZoom/useZoom.tsx'
import styles from './Reviews.module.css'

/** Props of `ReviewText`. */
export interface ReviewTextProps {
  /** What a shopper said. */
  readonly review: Review
  /** Makes a button show a picture large. */
  readonly zoom: ReturnType<typeof useZoom>['button']
}

/** What one shopper said: stars, words, pictures, where and when. */
export function ReviewText({ review, zoom }: ReviewTextProps) {
  const { messages } = useProduct()
  const { stars, text, pictures, city, day } = review
  return (
    <>
      <Rating value={stars} text={messages.stars(stars)} />
      <p className={styles.text}>{text}</p>
      {pictures.length > 0 && (
        <div className={styles.row}>
          {pictures.map((picture, index) => (
            <button
              key={picture.src}
              type="button"
              className={styles.picture}
              {...zoom({ of: 'review', pictures, picture: index + 1 })}
            >
              <Picture {...picture} sizes="72px" errorText={messages.pictureFailed} />
            </button>
          ))}
        </div>
      )}
      <p className={styles.text}>
        {city}, <time dateTime={day}>{`${formatDay(day)} ${day.slice(0, 4)}`}</time>
      </p>
    </>
  )
}
