import type { CorporateGiftCategory } from '@store/api-client/contract/corporate'
import { Link, Picture } from '@store/ui'
import type { LandingMessages } from '../../messages/LandingMessages.ts'
import { Section } from '../Section/Section.tsx'
import styles from './GiftsOffered.module.css'

/** Props of `GiftsOffered`. */
export interface GiftsOfferedProps {
  /** Kinds of gifts, six in the specification. */
  readonly gifts: readonly CorporateGiftCategory[]
  /** Adapts an address to where the page is shown. */
  readonly linkTo: (href: string) => string
  readonly messages: Pick<LandingMessages, 'gifts' | 'pictureFailed'>
}

/** Renders "Gifts We Offer": the kinds of gifts, each linking to its page (specification 2, section 2). */
export function GiftsOffered({ gifts, linkTo, messages }: GiftsOfferedProps) {
  return (
    <Section heading={messages.gifts}>
      <ul className={styles.gifts}>
        {gifts.map(({ title, href, picture }) => (
          <li key={href} className={styles.gift}>
            <Picture
              src={picture.src}
              srcSet={picture.srcSet}
              sizes="(min-width: 1024px) 190px, (min-width: 768px) 30vw, 45vw"
              width={picture.width}
              height={picture.height}
              ratio="4/5"
              // The name is right below and would be read twice.
              alt=""
              errorText={messages.pictureFailed}
            />
            <Link className={styles.link} href={linkTo(href)}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
