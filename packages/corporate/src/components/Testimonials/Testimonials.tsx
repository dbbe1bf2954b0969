import type { TestimonialsProps } from '../../react/CorporatePartProps.ts'
import { createCorporatePart } from '../../react/createCorporatePart.ts'
import { Section } from '../Section/Section.tsx'
import styles from './Testimonials.module.css'

/** Renders the testimonials: three on desktop, all on phones (specification 2, section 9). */
export const Testimonials = createCorporatePart((slots) => slots.testimonials, OwnTestimonials)

function OwnTestimonials({ testimonials, messages }: TestimonialsProps) {
  return (
    <Section heading={messages.testimonials}>
      <ul className={styles.list}>
        {testimonials.map(({ id, quote, name, role }) => (
          <li key={id} className={styles.said}>
            <blockquote className={styles.quote}>{quote}</blockquote>
            <p className={styles.who}>
              <strong className={styles.name}>{name}</strong>
              {role}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
