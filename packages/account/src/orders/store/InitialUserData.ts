import type { UserDataState } from './UserDataState.ts'
import type { UserDataStatus } from './UserDataStatus.ts'

/** Initial data of a page: the server's response, or the reason why there is none. */
export type InitialUserData<Own> =
  | { readonly kind: 'known'; readonly value: Own }
  | { readonly kind: Extract<UserDataStatus, 'guest' | 'failed'> }

/** Creates the initial state of a page, which will load its data if there are none. */
export function createInitialState<Own>(start: InitialUserData<Own> | undefined): UserDataState<Own> {
  if (start?.kind === 'known') return { data: start.value, status: 'idle' }
  return { data: undefined, status: start?.kind ?? 'reading' }
}
