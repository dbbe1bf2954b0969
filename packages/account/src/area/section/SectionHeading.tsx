import { createSectionPart } from './createSectionPart.ts'
import styles from './Section.module.css'
import type { SectionHeadingProps } from './SectionSlots.ts'

/** Renders the heading of a section, and its introduction. */
export const SectionHeading = createSectionPart((slots) => slots.heading, OwnSectionHeading)

function OwnSectionHeading({ heading, lead, headingRef }: SectionHeadingProps) {
  return (
    <header className={styles.head}>
      <h1 className={styles.heading} ref={headingRef} tabIndex={-1}>
        {heading}
      </h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </header>
  )
}
