import type { CorporatePage } from '@store/api-client/contract/corporate'
import { Picture } from '@store/ui'
import type { LandingMessages } from '../../messages/LandingMessages.ts'
import { Section } from '../Section/Section.tsx'
import styles from './CorporateGallery.module.css'

/** Props of `CorporateGallery`. */
export interface CorporateGalleryProps {
  readonly pictures: CorporatePage['gallery']
  readonly messages: Pick<LandingMessages, 'gallery' | 'pictureFailed'>
}

/** Renders pictures of gifts made for companies: a strip on phones, a wall on desktop. */
export function CorporateGallery({ pictures, messages }: CorporateGalleryProps) {
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
