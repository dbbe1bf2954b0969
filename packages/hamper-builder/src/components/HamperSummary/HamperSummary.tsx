import type { ProductId } from '@store/api-client/contract/hampers'
import { paise } from '@store/api-client/contract/rules/paise'
import { CrossIcon, IconButton } from '@store/ui'
import { useId, useRef } from 'react'
import { createHamperPart } from '../../react/createHamperPart.ts'
import { useHamperServices } from '../../react/useHamperServices.ts'
import { useDeferredHamperState } from '../../react/useHamperState.ts'
import { calculateHamperTotal, listChosenItems } from '../../store/summary.ts'
import { HamperNav } from '../HamperNav/HamperNav.tsx'
import { LastItemPictures } from '../LastItemPictures/LastItemPictures.tsx'
import styles from './HamperSummary.module.css'

/** Renders the contents of the hamper and the running total (specification 2, section 2). */
export const HamperSummary = createHamperPart((slots) => slots.summary, OwnHamperSummary)

function OwnHamperSummary() {
  const { actions, messages } = useHamperServices()
  const { hamper, build } = useDeferredHamperState()
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  if (!hamper) return null
  const chosen = listChosenItems(build)
  const drop = (step: string, productId: ProductId) => {
    // The pressed button disappears with its item. If another step opens, focus moves on to its heading.
    heading.current?.focus({ preventScroll: true })
    actions.drop(step, productId)
  }
  return (
    <section className={styles.summary} aria-labelledby={headingId}>
      <h2 className={styles.heading} id={headingId} ref={heading} tabIndex={-1}>
        {messages.summary}
      </h2>
      {chosen.length === 0 && <p className={styles.nothing}>{messages.nothingYet}</p>}
      <LastItemPictures />
      <ul className={styles.rows}>
        <li className={styles.row}>
          <span className={styles.name}>{messages.empty(hamper.title)}</span>
          <span className={styles.amount}>{messages.price(hamper.price)}</span>
        </li>
        {chosen.map(({ step, item, quantity }) => (
          <li className={styles.row} key={`${step}/${item.id}`}>
            <span className={styles.name}>{messages.chosen(item.title, quantity)}</span>
            <span className={styles.amount}>{messages.price(paise(item.price * quantity))}</span>
            <IconButton
              icon={<CrossIcon size="s" />}
              label={messages.removeLabel(item.title)}
              onClick={() => drop(step, item.id)}
            />
          </li>
        ))}
      </ul>
      <p className={styles.total}>
        {messages.total}
        <span className={styles.sum}>{messages.price(calculateHamperTotal(hamper, build))}</span>
      </p>
      <HamperNav place="column" />
    </section>
  )
}
