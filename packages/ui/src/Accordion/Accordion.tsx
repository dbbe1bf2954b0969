import { useId } from 'react'
import styles from './Accordion.module.css'
import type { AccordionProps } from './AccordionProps.ts'
import { AccordionSection } from './AccordionSection.tsx'

/** Accordion: parts that open and close under their titles, built on the native `<details>`. */
export function Accordion({ items, headingLevel = 3, exclusive = false, onToggle }: AccordionProps) {
  const name = useId()
  return (
    <div className={styles.accordion}>
      {items.map((item) => (
        <AccordionSection
          key={item.id}
          item={item}
          headingLevel={headingLevel}
          name={exclusive ? name : undefined}
          onToggle={onToggle}
        />
      ))}
    </div>
  )
}
