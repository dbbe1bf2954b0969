import type { RequestLogin, Session } from '@store/api-client/contract/ports'
import type { Result } from '@store/api-client/contract/problem'
import type { OrderDataState } from './OrderDataState.ts'

/** Options shared by stores of the visitor's own data. */
export interface OrderDataStoreOptions<Own> {
  /** Returns the current state. */
  readonly getState: () => OrderDataState<Own>
  /** Changes the state. */
  readonly show: (change: Partial<OrderDataState<Own>>) => void
  /** Requests the data. */
  readonly ask: () => Promise<Result<Own>>
  /** Clears the store's other data of the user; called when the user changes. */
  readonly forget: () => void
  /** The visitor's session, and how to request a login. */
  readonly ports: { readonly session: Session; readonly requestLogin: RequestLogin }
}
