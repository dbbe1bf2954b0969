import { Image } from '@store/ui'
import type { HowToOrderStepsProps } from '../../react/CorporatePartProps.ts'
import { createCorporatePart } from '../../react/createCorporatePart.ts'
import { Section } from '../Section/Section.tsx'
import styles from './HowToOrderSteps.module.css'

/** Renders the steps from the enquiry to the delivery of the gifts. */
export const HowToOrderSteps = createCorporatePart((slots) => slots.steps, OwnOrderSteps)

function OwnOrderSteps({ steps, messages }: HowToOrderStepsProps) {
  return (
    <Section heading={messages.steps}>
      <ol className={styles.steps}>
        {steps.map(({ id, img, imgAlt, heading, desc }) => (
          <li key={id} className={styles.step}>
            <Image className={styles.drawing} src={img} width={96} height={96} loading="lazy" alt={imgAlt} />
            <div>
              <h3 className={styles.heading}>{heading}</h3>
              <p className={styles.text}>{desc}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
