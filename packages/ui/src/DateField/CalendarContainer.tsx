import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'
import { CrossIcon } from '../icons/CrossIcon.tsx'
import { Modal } from '../Modal/Modal.tsx'
import styles from './DateField.module.css'

interface CalendarContainerProps {
  readonly surface: 'inline' | 'modal'
  readonly open: boolean
  readonly title: string
  readonly closeLabel: string
  readonly onClose: () => void
  readonly returnFocus: RefObject<HTMLElement | null>
  readonly children: ReactNode
}

/** Container of the calendar: a dialog over the page, or a card in it. */
export function CalendarContainer({ surface, ...props }: CalendarContainerProps) {
  if (surface === 'modal') return <Modal {...props}>{props.children}</Modal>
  return props.open ? <InlineSurface {...props} /> : null
}

function InlineSurface({ title, closeLabel, onClose, children }: Omit<CalendarContainerProps, 'surface'>) {
  const titleId = useId()
  const card = useRef<HTMLDivElement>(null)

  // The card often opens at the bottom of the screen, so the page is scrolled to it.
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    // Otherwise, Escape would also close a surrounding dialog.
    event.preventDefault()
    onClose()
  }

  return (
    <div className={styles.card} ref={card} role="dialog" aria-labelledby={titleId} onKeyDown={handleKey}>
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        <IconButton icon={<CrossIcon />} label={closeLabel} onClick={onClose} />
      </div>
      {children}
    </div>
  )
}
