import type { ProductVideo } from '@store/api-client/contract/catalogue'
import { Video } from '@store/ui/video'
import { useEffect, useRef } from 'react'
import { useProduct } from '../../../react/useProduct.ts'
import styles from './VideoPlayer.module.css'

/** Props of `VideoPlayer`. */
export interface VideoPlayerProps {
  /** The video. */
  readonly video: ProductVideo
  /** Whether the poster was pressed, so that the video plays immediately. */
  readonly playing: boolean
}

/** Renders the video player, as high as the images beside it. */
export function VideoPlayer({ video, playing }: VideoPlayerProps) {
  const { product, actions, messages } = useProduct()
  const frame = useRef<HTMLDivElement>(null)
  const begins = useRef(playing)
  const { src, width, height } = video.thumbnail

  // The aspect ratio is set in the browser, because the Content Security Policy forbids style attributes and CSS does
  // not know a video's aspect ratio.
  useEffect(() => {
    frame.current?.style.setProperty('--pdp-film-ratio', String(width / height))
  }, [width, height])

  // The player replaces the pressed poster, so focus moves to the player.
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
          onFail={() => actions.trackEngagement({ kind: 'videoFailed' })}
        />
      </div>
    </div>
  )
}
