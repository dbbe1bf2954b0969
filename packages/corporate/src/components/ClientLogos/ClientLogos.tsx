import { Image } from '@store/ui'
import { Carousel } from '@store/ui/carousel'
import type { ClientLogosProps } from '../../react/CorporatePartProps.ts'
import { createCorporatePart } from '../../react/createCorporatePart.ts'
import section from '../Section/Section.module.css'
import styles from './ClientLogos.module.css'

/** Renders the clients' logos: four, three or two are visible at a time (specification 2, section 9). */
export const ClientLogos = createCorporatePart((slots) => slots.clients, OwnClientLogos)

function OwnClientLogos({ clients, messages }: ClientLogosProps) {
  const { carousel, previous, next } = messages
  return (
    <Carousel
      label={messages.clients}
      heading={<h2 className={section.heading}>{messages.clients}</h2>}
      messages={{ kind: carousel, previous, next }}
      perView={{ desktop: 4, tablet: 3, phone: 2 }}
    >
      {clients.map(({ name, picture }) => (
        <figure key={name} className={styles.client}>
          <Image
            className={styles.mark}
            src={picture.src}
            width={picture.width}
            height={picture.height}
            loading="lazy"
            alt=""
          />
          <figcaption className={styles.name}>{name}</figcaption>
        </figure>
      ))}
    </Carousel>
  )
}
