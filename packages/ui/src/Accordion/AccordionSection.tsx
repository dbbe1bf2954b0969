import { type SyntheticEvent, useRef } from 'react'
import { ChevronRightIcon } from '../icons/ChevronRightIcon.tsx'
import styles from './Accordion.module.css'
import type { AccordionItem, AccordionProps } from './AccordionProps.ts'

interface AccordionPartProps extends Required<Pick<AccordionProps, 'headingLevel' | 'onToggle'>> {
  readonly item: AccordionItem
  /** Shared `name` of parts of which only one can be open. */
  readonly name: string | undefined
}

export function AccordionSection({ item, headingLevel, name, onToggle }: AccordionPartProps) {
  const { id, title, content, open = false } = item
  const wasOpen = useRef(open)
  const Heading = `h${headingLevel}` as const

  const handleToggle = ({ target, currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    const isOpen = currentTarget.open
    // Browsers also fire `toggle` for a part that is initially open, so that event is ignored.
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
      // The part may have been opened before hydration.
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
