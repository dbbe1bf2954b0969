import { useState } from 'react'
import { Image } from '../Image/Image.tsx'
import { useImageLoader } from '../Image/ImageLoaderProvider.tsx'
import { resolveImageSrc } from '../Image/resolveImageSrc.ts'
import { PlayIcon } from '../icons/PlayIcon.tsx'
import { WarningIcon } from '../icons/WarningIcon.tsx'
import { useVideo } from './useVideo.ts'
import styles from './Video.module.css'
import type { VideoProps } from './VideoProps.ts'

/** Video behind its poster: nothing is loaded before the shopper plays it or it plays automatically. */
export function Video({ sources, poster, label, captions, autoPlay = false, ...props }: VideoProps) {
  const { film, scripted, started, failed, ...video } = useVideo({
    autoPlay,
    muted: props.muted,
    onPlay: props.onPlay,
    onFail: props.onFail,
  })
  const loader = useImageLoader()
  const [meant, setMeant] = useState(false)
  const mean = () => setMeant(true)
  const frame = { className: styles.film, width: props.width, height: props.height }

  if (failed) {
    return (
      <div className={styles.frame}>
        <Image {...frame} src={poster} alt={label} />
        <p className={styles.failed} role="alert">
          <WarningIcon size="s" />
          {props.errorText}
        </p>
      </div>
    )
  }
  return (
    <div className={styles.frame}>
      <video
        {...frame}
        ref={film}
        poster={resolveImageSrc(loader, poster, props.width)}
        aria-label={label}
        controls={started || !scripted}
        preload={meant ? 'metadata' : 'none'}
        loop={props.loop}
        playsInline
        onPlaying={video.start}
        onError={({ target, currentTarget }) => {
          // React bubbles the error events of `<source>` elements up to this handler; the browser does not.
          if (target === currentTarget) video.fail(currentTarget.error)
        }}
      >
        {sources.map(({ src, type }, at) => (
          <source
            key={src}
            src={src}
            type={type}
            // The browser tries the sources in order, so an error of the last one means that the video cannot be
            // played.
            onError={at === sources.length - 1 ? () => video.fail(null) : undefined}
          />
        ))}
        {captions && (
          <track
            kind="captions"
            src={captions.src}
            srcLang={captions.language}
            label={captions.label}
            default
          />
        )}
      </video>
      {!started && (
        <button
          type="button"
          className={styles.play}
          aria-label={props.playLabel}
          onPointerEnter={mean}
          onFocus={mean}
          onClick={video.press}
        >
          <span className={styles.disc}>
            <PlayIcon />
          </span>
        </button>
      )}
    </div>
  )
}
