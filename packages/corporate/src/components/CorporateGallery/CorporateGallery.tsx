import { Picture } from '@store/ui'
import type { CorporateGalleryProps } from '../../react/CorporatePartProps.ts'
import { createCorporatePart } from '../../react/createCorporatePart.ts'
import { Section } from '../Section/Section.tsx'
import styles from './CorporateGallery.module.css'

/** Renders pictures of gifts made for companies: a strip on phones, a grid on desktops. */
export const CorporateGallery = createCorporatePart((slots) => slots.gallery, OwnCorporateGallery)

function OwnCorporateGallery({ pictures, messages }: CorporateGalleryProps) {
  return (
    <Section heading={messages.gallery}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
      <ul className={styles.gallery} tabIndex={0} aria-label={messages.gallery}>
        {pictures.map((picture) => (
          <li key={picture.src} className={styles.item}>
            <Picture
              {...picture}
              sizes="(min-width: 1024px) 280px, (min-width: 768px) 30vw, 60vw"
              errorText={messages.pictureFailed}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
