import { CheckIcon, CrossIcon, VisuallyHidden } from '@store/ui'
import type { OrderDetailsMessages } from '../../messages/OrderDetailsMessages.ts'
import { createOrderPart } from '../../react/createOrderPart.ts'
import type { StatusTimelineProps } from '../../react/OrderSectionProps.ts'
import { listTimelineSteps, type TimelineStep } from './listTimelineSteps.ts'
import styles from './StatusTimeline.module.css'

/** Renders an order's progress: completed steps with times and refunds, the current step, and the remaining ones. */
export const StatusTimeline = createOrderPart((slots) => slots.timeline, OwnStatusTimeline)

function OwnStatusTimeline({ status, timeline, refunds, labelledBy, messages }: StatusTimelineProps) {
  const made = refunds?.filter((refund) => refund.status !== 'refused')
  return (
    <ol className={styles.steps} aria-labelledby={labelledBy}>
      {listTimelineSteps(status, timeline, made).map(({ kind, at, state, refunds: followed }) => (
        <li
          className={styles.step}
          key={kind}
          data-state={state}
          data-kind={kind}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <span className={styles.mark}>
            {kind === 'cancelled' ? <CrossIcon size="s" /> : state !== 'ahead' && <CheckIcon size="s" />}
          </span>
          <span className={styles.words}>
            <span className={styles.name}>
              <VisuallyHidden>{formatState(state, messages)} </VisuallyHidden>
              {messages.step[kind]}
            </span>
            {at !== undefined && (
              <time className={styles.at} dateTime={at}>
                {messages.stepAt(at)}
              </time>
            )}
            {followed.map((refund) => (
              <span className={styles.refund} key={refund.at + refund.amount}>
                {messages.refundStep(refund)}
              </span>
            ))}
          </span>
        </li>
      ))}
    </ol>
  )
}

function formatState(state: TimelineStep['state'], messages: OrderDetailsMessages): string {
  switch (state) {
    case 'done':
      return messages.stepDone
    case 'now':
      return messages.stepNow
    case 'ahead':
      return messages.stepAhead
  }
}
