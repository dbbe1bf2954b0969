import { boolean, object, optional, picklist, pipe, transform } from 'valibot'

const faults = {
  cancelled: 'cancelled',
  under_way: 'underWay',
  delivered: 'delivered',
  too_late: 'tooLate',
  not_signed_in: 'notSignedIn',
} as const

/**
 * Why an order cannot be cancelled: it is already cancelled, its gifts are in preparation, it was delivered, its first
 * delivery date has come (in India), or the viewer looked it up without signing in.
 */
export type CancelError = (typeof faults)[keyof typeof faults]

/** Whether an order can be cancelled now; the server checks again on cancellation. */
export type CancellationEligibility =
  | { readonly isPossible: true }
  | { readonly isPossible: false; readonly why: CancelError }

/** Parses whether an order can be cancelled. */
export const cancellationEligibilitySchema = pipe(
  object({
    can_cancel: boolean(),
    why_not: optional(picklist(['cancelled', 'under_way', 'delivered', 'too_late', 'not_signed_in'])),
  }),
  transform(
    ({ can_cancel, why_not }): CancellationEligibility =>
      can_cancel ? { isPossible: true } : { isPossible: false, why: faults[why_not ?? 'too_late'] },
  ),
)

/** Serializes whether an order can be cancelled for the wire. */
export function serializeCancellationEligibility(cancel: CancellationEligibility): {
  readonly can_cancel: boolean
  readonly why_not?: keyof typeof faults
} {
  if (cancel.isPossible) return { can_cancel: true }
  const { why } = cancel
  const words = { underWay: 'under_way', tooLate: 'too_late', notSignedIn: 'not_signed_in' } as const
  return { can_cancel: false, why_not: why === 'cancelled' || why === 'delivered' ? why : words[why] }
}
