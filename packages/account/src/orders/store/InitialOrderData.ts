import type { OrderDataState } from './OrderDataState.ts'
import type { OrderDataStatus } from './OrderDataStatus.ts'

/** Initial data of a page: the server's response, or the reason why there is none. */
export type InitialOrderData<Own> =
  | { readonly kind: 'known'; readonly value: Own }
  | { readonly kind: Extract<OrderDataStatus, 'guest' | 'failed'> }

/** Creates the initial state of a page, which will load its data if there are none. */
export function createInitialOrderDataState<Own>(
  start: InitialOrderData<Own> | undefined,
): OrderDataState<Own> {
  if (start?.kind === 'known') return { data: start.value, status: 'idle' }
  return { data: undefined, status: start?.kind ?? 'reading' }
}
