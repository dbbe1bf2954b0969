import type { OrderRefund, OrderStatus, OrderStatusChange } from '@store/api-client/contract/orders'

/** A visible step of an order's progress. */
export interface TimelineStep {
  readonly kind: OrderStatus
  readonly at: string | undefined
  readonly state: 'done' | 'now' | 'ahead'
  /** The refunds between this step and the next. */
  readonly refunds: readonly OrderRefund[]
}

// Copied from the contract, because importing it would load all its schemas.
const statusFlow = ['placed', 'confirmed', 'preparing', 'outForDelivery', 'delivered'] as const

/** Returns the visible steps: only completed ones for a cancelled order, otherwise all. Each has its refunds. */
export function listTimelineSteps(
  status: OrderStatus,
  timeline: readonly OrderStatusChange[],
  refunds: readonly OrderRefund[] = [],
): readonly TimelineStep[] {
  const steps = statusSteps(status, timeline)
  const stepOf = ({ at: refundedAt }: OrderRefund) =>
    // A skipped step has no time.
    steps.findLast(({ at, state }) => state !== 'ahead' && (at ?? '') <= refundedAt) ?? steps[0]
  return steps.map((step) => ({ ...step, refunds: refunds.filter((refund) => stepOf(refund) === step) }))
}

function statusSteps(
  status: OrderStatus,
  timeline: readonly OrderStatusChange[],
): readonly Omit<TimelineStep, 'refunds'>[] {
  const atOf = (kind: OrderStatus) => timeline.find((step) => step.kind === kind)?.at
  if (status === 'cancelled') {
    const made = [...statusFlow.filter((kind) => atOf(kind) !== undefined), 'cancelled' as const]
    return made.map((kind) => ({ kind, at: atOf(kind), state: kind === status ? 'now' : 'done' }))
  }
  const reached = statusFlow.indexOf(status)
  // A step may be skipped, so every step before the current one counts as completed.
  return statusFlow.map((kind, index) => ({
    ...{ kind, at: index <= reached ? atOf(kind) : undefined },
    state: index < reached ? 'done' : index === reached ? 'now' : 'ahead',
  }))
}
