import type { LoginDraftPersistence } from './createDraftPersistence.ts'
import type { LoginStateMachine } from './createLoginStateMachine.ts'
import type { PendingLoginState } from './createPendingLoginState.ts'
import type { LoginPorts } from './LoginPorts.ts'

/** Dependencies that all dialog actions share. */
export interface LoginDependencies {
  readonly machine: LoginStateMachine
  readonly ports: LoginPorts
  readonly session: PendingLoginState
  readonly drafts: LoginDraftPersistence
}
