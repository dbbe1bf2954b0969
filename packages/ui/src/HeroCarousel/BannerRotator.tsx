import { useEffect, useRef, useState } from 'react'
import { classNames } from '../classNames.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { ChevronRightIcon } from '../icons/ChevronRightIcon.tsx'
import { PauseIcon } from '../icons/PauseIcon.tsx'
import { PlayIcon } from '../icons/PlayIcon.tsx'
import { BannerLink } from './BannerLink.tsx'
import styles from './HeroCarousel.module.css'
import type { HeroCarouselProps } from './HeroCarouselProps.ts'
import { scrollToBanner } from './scrollToBanner.ts'
import { useBannerRotation } from './useBannerRotation.ts'

/** Rotates several banners in a track that scrolls automatically, by finger, by arrow and by bullet. */
export function BannerRotator({
  banners,
  messages,
  intervalMs = 9000,
  arrows = true,
  isSeenFirst = true,
  ...props
}: HeroCarouselProps) {
  const track = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(0)
  const { playing, running, toggle, holders } = useBannerRotation({ track, active, intervalMs })
  const count = banners.length
  const show = (index: number) => scrollToBanner(track.current, index)

  // Set in an effect, because every banner must be reachable without JavaScript, and React 18 does not support `inert`.
  useEffect(() => {
    for (const [index, slide] of [...(track.current?.children ?? [])].entries()) {
      slide.toggleAttribute('inert', index !== active && !slide.matches(':focus-within'))
    }
  }, [active])

  return (
    <section
      {...holders}
      className={styles.slider}
      aria-roledescription={messages.kind}
      aria-label={props.label}
    >
      {/* The pause control precedes the moving content in the DOM, so that it is reached first. */}
      <div className={styles.controls}>
        <IconButton
          icon={playing ? <PauseIcon size="s" /> : <PlayIcon size="s" />}
          label={playing ? messages.pause : messages.play}
          onClick={toggle}
        />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame of its own and be read as a form part. */}
        <div className={styles.bullets} role="group" aria-label={messages.bullets}>
          {banners.map(({ href, title }, index) => (
            <button
              key={`${href} ${title}`}
              type="button"
              className={styles.bullet}
              aria-label={messages.show(title, index + 1, count)}
              aria-current={index === active || undefined}
              onClick={() => show(index)}
            />
          ))}
        </div>
      </div>
      {arrows && (
        <>
          <span className={styles.arrow}>
            <IconButton
              icon={<ChevronRightIcon />}
              label={messages.previous}
              onClick={() => show(active - 1)}
            />
          </span>
          <span className={classNames(styles.arrow, styles.next)}>
            <IconButton icon={<ChevronRightIcon />} label={messages.next} onClick={() => show(active + 1)} />
          </span>
        </>
      )}
      <div
        ref={track}
        className={classNames(styles.view, styles.track)}
        aria-live={running ? 'off' : 'polite'}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setActive(Math.round(Math.abs(scrollLeft) / clientWidth))
        }
      >
        {banners.map((banner, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame of its own and be read as a form part.
          <div
            key={`${banner.href} ${banner.title}`}
            className={styles.slide}
            role="group"
            aria-roledescription={messages.slideKind}
            aria-label={messages.position(index + 1, count)}
          >
            <BannerLink
              banner={banner}
              first={isSeenFirst && index === 0}
              errorText={props.errorText}
              onOpen={props.onOpen}
            />
          </div>
        ))}
      </div>
    </section>
  )
}
