import { BannerLink } from './BannerLink.tsx'
import { BannerRotator } from './BannerRotator.tsx'
import styles from './HeroCarousel.module.css'
import type { HeroCarouselProps } from './HeroCarouselProps.ts'

/** Hero carousel: rotating banners, each a link with a picture for phones and one for desktops. */
export function HeroCarousel(props: HeroCarouselProps) {
  const { banners, errorText, isSeenFirst = true, onOpen } = props
  const [only] = banners
  if (!only) return null
  if (banners.length > 1) return <BannerRotator {...props} />
  return (
    <div className={styles.view}>
      <BannerLink banner={only} first={isSeenFirst} errorText={errorText} onOpen={onOpen} />
    </div>
  )
}
