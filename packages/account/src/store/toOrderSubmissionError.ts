import type { ApiError } from '@store/api-client/contract/problem'
import type { OrderSubmissionError } from './ReceiverState.ts'

/** Converts a failed request to an error of the whole order; another tab may have ordered the cart. */
export function toOrderSubmissionError(
  failure: ApiError,
  orderedElsewhere: () => string | undefined = () => undefined,
): OrderSubmissionError {
  switch (failure.kind) {
    case 'refused': {
      if (failure.code !== 'cart_changed') return { kind: 'refused', message: failure.message }
      const href = orderedElsewhere()
      return href === undefined ? { kind: 'cartChanged' } : { kind: 'orderedElsewhere', href }
    }
    case 'network':
    case 'invalidResponse':
    case 'encryption':
      return { kind: 'unreachable' }
  }
}
