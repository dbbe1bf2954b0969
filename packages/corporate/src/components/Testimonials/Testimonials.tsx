import type { Testimonial } from '@store/api-client/contract/corporate'
import type { LandingMessages } from '../../messages/LandingMessages.ts'
import { Section } from '../Section/Section.tsx'
import styles from './Testimonials.module.css'

/** Props of `Testimonials`. */
export interface TestimonialsProps {
  readonly testimonials: readonly Testimonial[]
  readonly messages: Pick<LandingMessages, 'testimonials'>
}

/** Renders the testimonials: three on desktop, all on phones (specification 2, section 9). */
export function Testimonials({ testimonials, messages }: TestimonialsProps) {
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
