import type { UserResourceState } from './UserResourceState.ts'
import type { UserResourceStatus } from './UserResourceStatus.ts'

/** Initial data of a page: the server's response, or why it is missing. */
export type InitialUserResource<Own> =
  | { readonly kind: 'known'; readonly value: Own }
  | { readonly kind: Extract<UserResourceStatus, 'guest' | 'failed'> }

/** Creates the initial state of a page; without data it will load them. */
export function createInitialState<Own>(start: InitialUserResource<Own> | undefined): UserResourceState<Own> {
  if (start?.kind === 'known') return { data: start.value, status: 'idle' }
  return { data: undefined, status: start?.kind ?? 'reading' }
}
