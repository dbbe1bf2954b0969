import { Image } from '../Image/Image.tsx'
import { useImageLoader } from '../Image/ImageLoaderProvider.tsx'
import { resolveImageSrc, resolveImageSrcSet } from '../Image/resolveImageSrc.ts'
import { LeafIcon } from '../icons/LeafIcon.tsx'
import { Link } from '../Link/Link.tsx'
import { useMediaQuery } from '../mediaQuery/useMediaQuery.ts'
import { usePictureError } from '../Picture/usePictureError.ts'
import type { Banner } from './Banner.ts'
import styles from './BannerLink.module.css'

interface BannerLinkProps {
  readonly banner: Banner
  /** Whether the banner is the first content of the page. */
  readonly first: boolean
  readonly errorText: string
  readonly onOpen: ((banner: Banner) => void) | undefined
}

/** Banner link with the picture for the current screen width. */
export function BannerLink({ banner, first, errorText, onOpen }: BannerLinkProps) {
  const { phone, desktop } = banner
  const shown = useMediaQuery('(width < 768px)') ? phone : desktop
  const loader = useImageLoader()
  const { element, failed, fail } = usePictureError(phone.src)
  return (
    <Link className={styles.link} href={banner.href} onClick={() => onOpen?.(banner)}>
      <picture>
        <source
          media="(min-width: 768px)"
          srcSet={
            resolveImageSrcSet(loader, desktop.srcSet) ?? resolveImageSrc(loader, desktop.src, desktop.width)
          }
          sizes={desktop.sizes ?? '100vw'}
          width={desktop.width}
          height={desktop.height}
        />
        <Image
          fetchPriority={first ? 'high' : undefined}
          loading={first ? 'eager' : 'lazy'}
          srcSet={phone.srcSet}
          sizes={phone.sizes ?? '100vw'}
          width={phone.width}
          height={phone.height}
          alt={shown.alt}
          title={shown.tooltip}
          src={phone.src}
          ref={element}
          className={styles.image}
          // Disables the native dragging of pictures, because dragging must move the banners.
          draggable={false}
          onError={fail}
        />
      </picture>
      {banner.line !== undefined && (
        <span className={styles.words}>
          <span className={styles.title}>{banner.title}</span>
          <span className={styles.line}>{banner.line}</span>
        </span>
      )}
      {failed && (
        <span className={styles.failed}>
          <LeafIcon />
          {errorText}
        </span>
      )}
    </Link>
  )
}
