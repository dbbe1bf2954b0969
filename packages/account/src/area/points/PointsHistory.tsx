import { Button } from '@store/ui'
import { useId } from 'react'
import section from '../section/Section.module.css'
import { createPointsPart } from './createPointsPart.ts'
import styles from './Points.module.css'
import { PointsEntry } from './PointsEntry.tsx'
import type { PointsHistoryProps } from './PointsSlots.ts'

/** Renders a page of the history of points; the other pages are links, so they work without scripts. */
export const PointsHistory = createPointsPart((slots) => slots.history, OwnPointsHistory)

function OwnPointsHistory({ points, hrefs, messages }: PointsHistoryProps) {
  const id = useId()
  return (
    <section className={section.group} aria-labelledby={id}>
      <h2 className={section.title} id={id}>
        {messages.history}
      </h2>
      <ul className={styles.history}>
        {points.entries.map((entry) => (
          <li key={entry.id} className={styles.entry}>
            <PointsEntry entry={entry} hrefs={hrefs} messages={messages} />
          </li>
        ))}
      </ul>
      {points.pages > 1 && (
        <nav className={styles.pages} aria-label={messages.pages}>
          {points.page > 1 && (
            <Button variant="secondary" href={hrefs.points(points.page - 1)}>
              {messages.newer}
            </Button>
          )}
          <span className={section.quiet}>{messages.page(points.page, points.pages)}</span>
          {points.page < points.pages && (
            <Button variant="secondary" href={hrefs.points(points.page + 1)}>
              {messages.older}
            </Button>
          )}
        </nav>
      )}
    </section>
  )
}
