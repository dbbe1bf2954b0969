import type { OwnReading } from './OwnReading.ts'
import type { OwnState } from './OwnState.ts'

/** What a page knows when it is made: what the server said, or why there is nothing. */
export type OwnStart<Own> =
  | { readonly kind: 'known'; readonly value: Own }
  | { readonly kind: Extract<OwnReading, 'guest' | 'failed'> }

/** The state a page begins with; one that knows nothing is going to ask. */
export function ownStart<Own>(start: OwnStart<Own> | undefined): OwnState<Own> {
  if (start?.kind === 'known') return { confirmed: start.value, reading: 'idle' }
  return { confirmed: undefined, reading: start?.kind ?? 'reading' }
}
