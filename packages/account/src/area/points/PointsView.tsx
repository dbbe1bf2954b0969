import type { PointsPage } from '@store/api-client/contract/points'
import { Button, Link } from '@store/ui'
import { useId } from 'react'
import { formatDate } from '../section/formatDate.ts'
import section from '../section/Section.module.css'
import { Section } from '../section/Section.tsx'
import type { SectionMessages } from '../section/SectionMessages.ts'
import type { PointsStore } from './createPointsStore.ts'
import styles from './Points.module.css'
import type { PointsHrefs } from './PointsHrefs.ts'
import type { PointsMessages } from './PointsMessages.ts'

/** Props of `PointsView`. */
export interface PointsViewProps {
  readonly store: PointsStore
  readonly hrefs: PointsHrefs
  readonly messages: PointsMessages
  /** Messages shared by all sections. */
  readonly shared: SectionMessages
}

/** Renders the balance of loyalty points and a page of their history; other pages are links, which need no script. */
export function PointsView({ store, hrefs, messages, shared }: PointsViewProps) {
  return (
    <Section reading={store.reading} heading={messages.heading} messages={shared}>
      {(points) => (
        <>
          <div className={styles.balance}>
            <p className={styles.quiet}>{messages.balance}</p>
            <p className={styles.figure}>{messages.count(points.balance)}</p>
            {points.balance > 0 && <p className={styles.quiet}>{messages.worth(points.balance)}</p>}
          </div>
          {points.total === 0 ? (
            <div className={section.hello}>
              <p className={section.prompt}>{messages.empty}</p>
              <Button href={hrefs.home()} size="l">
                {messages.continueShopping}
              </Button>
            </div>
          ) : (
            <History points={points} hrefs={hrefs} messages={messages} />
          )}
        </>
      )}
    </Section>
  )
}

interface HistoryProps extends Pick<PointsViewProps, 'hrefs' | 'messages'> {
  readonly points: PointsPage
}

function History({ points, hrefs, messages }: HistoryProps) {
  const id = useId()
  return (
    <section className={section.group} aria-labelledby={id}>
      <h2 className={section.title} id={id}>
        {messages.history}
      </h2>
      <ul className={styles.history}>
        {points.entries.map((entry) => (
          <li key={entry.id} className={styles.entry}>
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
            <span className={entry.points < 0 ? styles.spent : styles.earned}>
              {messages.change(entry.points)}
            </span>
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
