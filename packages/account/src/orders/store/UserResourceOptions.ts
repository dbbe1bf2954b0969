import type { RequestLogin, Session } from '@store/api-client/contract/ports'
import type { Result } from '@store/api-client/contract/problem'
import type { UserResourceState } from './UserResourceState.ts'

/** What the parts of a store share that shows what belongs to the visitor. */
export interface UserResourceOptions<Own> {
  /** Says what is known now. */
  readonly getState: () => UserResourceState<Own>
  /** Changes what is known. */
  readonly show: (change: Partial<UserResourceState<Own>>) => void
  /** Asks the server. */
  readonly ask: () => Promise<Result<Own>>
  /** Forgets what stands beside it and is the visitor's too; called when somebody else is here. */
  readonly forget: () => void
  /** Who is visiting, and how to ask them to log in. */
  readonly ports: { readonly session: Session; readonly requestLogin: RequestLogin }
}
