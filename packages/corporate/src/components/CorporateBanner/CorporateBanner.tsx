import { Image } from '@store/ui'
import type { CorporateBannerProps } from '../../react/CorporatePartProps.ts'
import { createCorporatePart } from '../../react/createCorporatePart.ts'
import styles from './CorporateBanner.module.css'

/** Renders the page's introduction, with its one call to action. */
export const CorporateBanner = createCorporatePart((slots) => slots.banner, OwnCorporateBanner)

function OwnCorporateBanner({ banner, children }: CorporateBannerProps) {
  const { title, text, picture } = banner
  return (
    <section className={styles.banner}>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
        {children}
      </div>
      <Image
        className={styles.picture}
        src={picture.src}
        srcSet={picture.srcSet}
        sizes="(min-width: 1300px) 620px, (min-width: 768px) 50vw, 100vw"
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
      />
    </section>
  )
}
