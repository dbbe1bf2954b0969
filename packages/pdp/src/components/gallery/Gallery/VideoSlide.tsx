import type { ProductVideo } from '@store/api-client/contract/catalogue'
import { Picture, type PictureProps, PlayIcon } from '@store/ui'
import { type ComponentType, useState } from 'react'
import type { LazyDialogState } from '../../../react/useLoadOnOpen.ts'
import { useProduct } from '../../../react/useProduct.ts'
import styles from './Gallery.module.css'
import type { VideoPlayerProps } from './VideoPlayer.tsx'

/** Props of `VideoSlide`. */
export interface VideoSlideProps {
  /** The video. */
  readonly video: ProductVideo
  /** The lazy-loaded player. */
  readonly lazyPlayer: LazyDialogState<ComponentType<VideoPlayerProps>>
  /** Loading attributes of the video's poster. */
  readonly poster: Pick<PictureProps, 'sizes' | 'loading' | 'fetchPriority' | 'errorText'>
}

/** Renders a video among the images; until its player is loaded, it is a link to the file. */
export function VideoSlide({ video, lazyPlayer: { part: Film, open }, poster }: VideoSlideProps) {
  const { product, messages } = useProduct()

  const [pressed, setPressed] = useState(false)
  if (Film) return <Film video={video} playing={pressed} />
  return (
    <a
      className={styles.large}
      href={video.src[0]?.src}
      aria-label={messages.playVideo(product.title)}
      onClick={(event) => {
        event.preventDefault()
        setPressed(true)
        open()
      }}
    >
      <Picture {...video.thumbnail} {...poster} alt="" />
      <span className={styles.play}>
        <PlayIcon />
      </span>
    </a>
  )
}
