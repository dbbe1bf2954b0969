import type { RequestLogin, Session } from '@store/api-client/contract/ports'
import type { Outcome } from '@store/api-client/contract/problem'
import type { OwnState } from './OwnState.ts'

/** What the parts of a store share that shows what belongs to the visitor. */
export interface OwnCore<Own> {
  /** Says what is known now. */
  readonly getState: () => OwnState<Own>
  /** Changes what is known. */
  readonly show: (change: Partial<OwnState<Own>>) => void
  /** Asks the server. */
  readonly ask: () => Promise<Outcome<Own>>
  /** Forgets what stands beside it and is the visitor's too; called when somebody else is here. */
  readonly forget: () => void
  /** Who is visiting, and how to ask them to log in. */
  readonly ports: { readonly session: Session; readonly requestLogin: RequestLogin }
}
