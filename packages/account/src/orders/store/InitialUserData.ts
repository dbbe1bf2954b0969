import type { UserDataState } from './UserDataState.ts'
import type { UserDataStatus } from './UserDataStatus.ts'

/** Initial data of a page: the server's response, or why it is missing. */
export type InitialUserData<Own> =
  | { readonly kind: 'known'; readonly value: Own }
  | { readonly kind: Extract<UserDataStatus, 'guest' | 'failed'> }

/** Creates the initial state of a page; without data it will load them. */
export function createInitialState<Own>(start: InitialUserData<Own> | undefined): UserDataState<Own> {
  if (start?.kind === 'known') return { data: start.value, status: 'idle' }
  return { data: undefined, status: start?.kind ?? 'reading' }
}
