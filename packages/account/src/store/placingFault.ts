import type { ApiFailure } from '@store/api-client/contract/problem'
import type { PlacingFault } from './ReceiverState.ts'

/** What a failed call means for the order as a whole. */
export function placingFault(failure: ApiFailure): PlacingFault {
  switch (failure.kind) {
    case 'refused':
      return failure.code === 'cart_changed'
        ? { kind: 'cartChanged' }
        : { kind: 'refused', message: failure.message }
    case 'network':
    case 'broken':
    case 'encryption':
      return { kind: 'unreachable' }
  }
}
