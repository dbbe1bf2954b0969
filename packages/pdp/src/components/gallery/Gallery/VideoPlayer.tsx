import type { ProductVideo } from '@store/api-client/contract/catalogue'
import { Video } from '@store/ui/video'
import { useEffect, useRef } from 'react'
import { useProduct } from '../../../react/useProduct.ts'
import styles from './VideoPlayer.module.css'

/** Props of `Film`. */
export interface VideoPlayerProps {
  /** The film. */
  readonly video: ProductVideo
  /** Whether a press on its poster asked for it, so that it plays at once. */
  readonly playing: boolean
}

/** Plays the film, as high as the pictures beside it. */
export function VideoPlayer({ video, playing }: VideoPlayerProps) {
  const {
    state: { product },
    actions,
    messages,
  } = useProduct()
  const frame = useRef<HTMLDivElement>(null)
  const begins = useRef(playing)
  const { src, width, height } = video.thumbnail

  // A style attribute cannot be served, and CSS knows no shape of a film.
  useEffect(() => {
    frame.current?.style.setProperty('--pdp-film-ratio', String(width / height))
  }, [width, height])

  // The press on the poster meant the button that has come in its place.
  useEffect(() => {
    if (begins.current) frame.current?.querySelector('button')?.click()
    begins.current = false
  }, [])

  return (
    <div ref={frame} className={styles.frame}>
      <div className={styles.film}>
        <Video
          sources={video.src}
          poster={src}
          width={width}
          height={height}
          label={product.title}
          playLabel={messages.playVideo(product.title)}
          errorText={messages.videoFailed}
          muted
          onFail={() => actions.trackEngagement({ kind: 'filmFailed' })}
        />
      </div>
    </div>
  )
}
