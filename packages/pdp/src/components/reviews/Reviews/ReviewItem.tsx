import type { ReviewWithProductLink } from '@store/api-client/contract/catalogue'
import { formatDayAndYear } from '@store/api-client/contract/rules/formatDay'
import { Link, Picture, PlayIcon, Rating } from '@store/ui'
import type { ReviewMessages } from '../../../messages/ReviewMessages.ts'
import links from '../../LinkList/LinkList.module.css'
import type { MediaViewerControls } from '../MediaViewer/useMediaViewer.tsx'
import styles from './Reviews.module.css'

/** Props of `ReviewItem`. */
export interface ReviewItemProps {
  /** The review. */
  readonly review: ReviewWithProductLink
  /** Viewer of images and videos. */
  readonly viewer: MediaViewerControls
  /** Messages of the reviews. */
  readonly messages: ReviewMessages
}

/**
 * Renders one review: stars, text, images, a video, location and date, and the product if the list has reviews of
 * several products.
 */
export function ReviewItem({ review, viewer, messages }: ReviewItemProps) {
  const { stars, text, pictures, film, city, day, product } = review
  return (
    <>
      <Rating value={stars} text={messages.stars(stars)} />
      {product && (
        <Link className={links.link} href={product.href}>
          {product.title}
        </Link>
      )}
      {/* `lang` is empty, because the language of a shopper's text is unknown. */}
      <p className={styles.text} lang="">
        {text}
      </p>
      {(pictures.length > 0 || film) && (
        <div className={styles.row}>
          {pictures.map((picture, index) => (
            <Link
              key={picture.src}
              className={styles.picture}
              href={picture.src}
              {...viewer.opens({ kind: 'pictures', pictures, picture: index + 1 })}
            >
              <Picture {...picture} sizes="72px" errorText={messages.pictureFailed} />
            </Link>
          ))}
          {film && (
            <Link
              className={styles.picture}
              href={film.src[0]?.src}
              aria-label={messages.playReviewVideo}
              {...viewer.opens({ kind: 'film', film })}
            >
              <Picture {...film.thumbnail} sizes="72px" alt="" errorText={messages.pictureFailed} />
              <span className={styles.play}>
                <PlayIcon size="s" />
              </span>
            </Link>
          )}
        </div>
      )}
      <p className={styles.text}>
        {city}, <time dateTime={day}>{formatDayAndYear(day, messages.locale)}</time>
      </p>
    </>
  )
}
