import { Picture, PlusIcon } from '@store/ui'
import { type UIEvent, useRef, useState } from 'react'
import { useLoadOnOpen } from '../../../react/useLoadOnOpen.ts'
import { useProduct } from '../../../react/useProduct.ts'
import { useProductState } from '../../../react/useProductState.ts'
import { createGallerySlides } from '../../../store/createGallerySlides.ts'
import { getProductPictures } from '../../../store/getProductPictures.ts'
import { ErrorMessage } from '../../ErrorMessage/ErrorMessage.tsx'
import { type loadPictureZoom, usePictureZoom } from '../PictureZoom/usePictureZoom.tsx'
import styles from './Gallery.module.css'
import { scrollItemToCentre } from './scrollItemToCentre.ts'
import { Thumbnails } from './Thumbnails.tsx'
import { VideoSlide } from './VideoSlide.tsx'

/** Props of `Gallery`. */
export interface GalleryProps {
  /** Lazy-loads the video player. @default from this package */
  readonly loadVideoPlayer?: typeof loadPlayer
  /** Lazy-loads the image zoom. @default from this package */
  readonly loadZoom?: typeof loadPictureZoom
}

/**
 * Renders a carousel of the product's images and video, with thumbnails; one slide is visible and the others are
 * reached by swiping.
 */
export function Gallery({ loadVideoPlayer = loadPlayer, loadZoom }: GalleryProps) {
  const { product, messages } = useProduct()
  const { video } = product
  const photos = useProductState(({ selection }) => selection.photos)
  const pictures = getProductPictures(product, photos)
  const film = useLoadOnOpen(loadVideoPlayer)
  const zoom = usePictureZoom(loadZoom)
  const [chosen, setChosen] = useState(0)
  const row = useRef<HTMLUListElement>(null)
  const small = useRef<HTMLUListElement>(null)
  const slides = createGallerySlides({ pictures, video })
  if (slides.length === 0) return null

  const choose = (index: number) => {
    const slide = slides[index]
    if (!slide || index === chosen) return
    setChosen(index)
    scrollItemToCentre(small.current, index)
    // The player would replace a focused link, so the link stays until it is pressed.
    if (!slide.number && !row.current?.children[index]?.contains(document.activeElement)) film.open()
  }
  const follow = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent) =>
    // In right-to-left layouts, `scrollLeft` starts at 0 and becomes negative.
    choose(Math.round(Math.abs(scrollLeft) / clientWidth))

  return (
    <section className={styles.gallery} aria-label={messages.pictures}>
      <ul ref={row} className={styles.slides} onScroll={follow}>
        {slides.map(({ file, number }, index) => {
          const loaded = {
            sizes,
            errorText: messages.pictureFailed,
            ...(index === 0 && ({ loading: 'eager', fetchPriority: 'high' } as const)),
          }
          return (
            // Keyed by index, so that a design inserted as the first picture does not change the scroll position.
            <li key={number ?? 'film'}>
              {number ? (
                <button
                  type="button"
                  className={styles.large}
                  // Only the visible slide is in the tab order.
                  tabIndex={index === chosen ? 0 : -1}
                  {...zoom.button({ of: 'product', pictures, picture: number })}
                >
                  <Picture {...file} {...loaded} />
                  <span className={styles.zoom}>
                    <PlusIcon size="s" />
                    {messages.zoom}
                  </span>
                </button>
              ) : (
                video && <VideoSlide video={video} lazyPlayer={film} poster={loaded} />
              )}
            </li>
          )
        })}
      </ul>
      {slides.length > 1 && (
        <Thumbnails
          ref={small}
          slides={slides}
          chosen={chosen}
          onChoose={(index) => {
            choose(index)
            scrollItemToCentre(row.current, index)
          }}
        />
      )}
      <ErrorMessage text={film.state === 'failed' ? messages.failed : undefined} />
      {zoom.beside}
    </section>
  )
}

const loadPlayer = () => import('./VideoPlayer.tsx').then(({ VideoPlayer }) => VideoPlayer)

const sizes =
  '(min-width: 1280px) 660px, (min-width: 1024px) 52vw, (min-width: 768px) 93vw, calc(100vw - 32px)'
