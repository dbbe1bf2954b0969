import type { OrderStatus, OrderStatusChange } from '@store/api-client/contract/orders'
import { CheckIcon, CrossIcon, VisuallyHidden } from '@store/ui'
import type { OrderDetailsMessages } from '../../messages/OrderDetailsMessages.ts'
import styles from './StatusTimeline.module.css'

/** Props of `StatusTimeline`. */
export interface StatusTimelineProps {
  /** Current status of the order. */
  readonly status: OrderStatus
  /** The completed status changes, oldest first. */
  readonly timeline: readonly OrderStatusChange[]
  /** Id of the heading that names it. */
  readonly labelledBy: string
  /** UI messages. */
  readonly messages: OrderDetailsMessages
}

/** Renders an order's progress: completed steps with their times, the current step, and the remaining ones. */
export function StatusTimeline({ status, timeline, labelledBy, messages }: StatusTimelineProps) {
  return (
    <ol className={styles.steps} aria-labelledby={labelledBy}>
      {stepsOf(status, timeline).map(({ kind, at, state }) => (
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
              <VisuallyHidden>{wordsOf(state, messages)} </VisuallyHidden>
              {messages.step[kind]}
            </span>
            {at !== undefined && (
              <time className={styles.at} dateTime={at}>
                {messages.stepAt(at)}
              </time>
            )}
          </span>
        </li>
      ))}
    </ol>
  )
}

interface ShownStep {
  readonly kind: OrderStatus
  readonly at: string | undefined
  readonly state: 'done' | 'now' | 'ahead'
}

// Listed here again: importing the contract's own list would load all its schemas.
const way = ['placed', 'confirmed', 'preparing', 'outForDelivery', 'delivered'] as const

/** Returns the visible steps: only completed ones for a cancelled order, otherwise all steps. */
function stepsOf(status: OrderStatus, timeline: readonly OrderStatusChange[]): readonly ShownStep[] {
  const atOf = (kind: OrderStatus) => timeline.find((step) => step.kind === kind)?.at
  if (status === 'cancelled') {
    const made = [...way.filter((kind) => atOf(kind) !== undefined), 'cancelled' as const]
    return made.map((kind) => ({ kind, at: atOf(kind), state: kind === status ? 'now' : 'done' }))
  }
  const reached = way.indexOf(status)
  // A step may be skipped: every step before the current one is done, recorded or not.
  return way.map((kind, index) => ({
    ...{ kind, at: index <= reached ? atOf(kind) : undefined },
    state: index < reached ? 'done' : index === reached ? 'now' : 'ahead',
  }))
}

function wordsOf(state: ShownStep['state'], messages: OrderDetailsMessages): string {
  switch (state) {
    case 'done':
      return messages.stepDone
    case 'now':
      return messages.stepNow
    case 'ahead':
      return messages.stepAhead
  }
}
