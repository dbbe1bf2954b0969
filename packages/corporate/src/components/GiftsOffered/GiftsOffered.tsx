import { Link, Picture } from '@store/ui'
import type { GiftsOfferedProps } from '../../react/CorporatePartProps.ts'
import { createCorporatePart } from '../../react/createCorporatePart.ts'
import { Section } from '../Section/Section.tsx'
import styles from './GiftsOffered.module.css'

/** Renders "Gifts We Offer": the kinds of gifts, each linking to its page (specification 2, section 2). */
export const GiftsOffered = createCorporatePart((slots) => slots.giftsOffered, OwnGiftsOffered)

function OwnGiftsOffered({ gifts, linkTo, messages }: GiftsOfferedProps) {
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
              // The alt text is empty, because the name is right below and would be read twice.
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
