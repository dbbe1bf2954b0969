import { Link } from '@store/ui'
import { formatDate } from '../section/formatDate.ts'
import section from '../section/Section.module.css'
import { createPointsPart } from './createPointsPart.ts'
import styles from './Points.module.css'
import type { PointsEntryProps } from './PointsSlots.ts'

/** Renders one entry of the history. */
export const PointsEntry = createPointsPart((slots) => slots.entry, OwnPointsEntry)

function OwnPointsEntry({ entry, hrefs, messages }: PointsEntryProps) {
  return (
    <>
      <span className={section.words}>
        <span className={section.name}>{messages.kind(entry.kind)}</span>
        <span className={section.quiet}>
          {formatDate(entry.at, messages.locale)}
          {entry.order && (
            <>
              {' · '}
              <Link className={styles.order} href={hrefs.order(entry.order.id)}>
                {messages.order(entry.order.number)}
              </Link>
            </>
          )}
        </span>
      </span>
      <span className={entry.points < 0 ? styles.spent : styles.earned}>{messages.change(entry.points)}</span>
    </>
  )
}
