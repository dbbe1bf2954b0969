import type { UserResourceState } from './UserResourceState.ts'
import type { UserResourceStatus } from './UserResourceStatus.ts'

/** What a page knows when it is made: what the server said, or why there is nothing. */
export type InitialUserResource<Own> =
  | { readonly kind: 'known'; readonly value: Own }
  | { readonly kind: Extract<UserResourceStatus, 'guest' | 'failed'> }

/** The state a page begins with; one that knows nothing is going to ask. */
export function createInitialState<Own>(start: InitialUserResource<Own> | undefined): UserResourceState<Own> {
  if (start?.kind === 'known') return { data: start.value, status: 'idle' }
  return { data: undefined, status: start?.kind ?? 'reading' }
}
