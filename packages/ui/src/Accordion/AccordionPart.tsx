import { type SyntheticEvent, useRef } from 'react'
import { ChevronRightIcon } from '../icons/ChevronRightIcon.tsx'
import styles from './Accordion.module.css'
import type { AccordionItem, AccordionProps } from './AccordionProps.ts'

interface AccordionPartProps extends Required<Pick<AccordionProps, 'headingLevel' | 'onToggle'>> {
  readonly item: AccordionItem
  /** What the parts of which only one is open have in common. */
  readonly name: string | undefined
}

export function AccordionPart({ item, headingLevel, name, onToggle }: AccordionPartProps) {
  const { id, title, content, open = false } = item
  const wasOpen = useRef(open)
  const Heading = `h${headingLevel}` as const

  const handleToggle = ({ target, currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    const isOpen = currentTarget.open
    // Browsers also tell that what was open to begin with is open.
    if (target !== currentTarget || isOpen === wasOpen.current) return
    wasOpen.current = isOpen
    onToggle?.(id, isOpen)
  }

  return (
    <details
      className={styles.part}
      name={name}
      open={open}
      onToggle={handleToggle}
      // It may have been opened before React came.
      suppressHydrationWarning
    >
      <summary className={styles.summary}>
        <Heading className={styles.title}>{title}</Heading>
        <span className={styles.marker}>
          <ChevronRightIcon size="s" />
        </span>
      </summary>
      <div className={styles.content}>{content}</div>
    </details>
  )
}
