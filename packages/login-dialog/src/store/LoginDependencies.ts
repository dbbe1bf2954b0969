import type { DialogSession } from './createDialogSession.ts'
import type { DraftPersistence } from './createDraftPersistence.ts'
import type { LoginMachine } from './createLoginMachine.ts'
import type { LoginPorts } from './LoginPorts.ts'

/** Dependencies that all dialog actions share. */
export interface LoginDependencies {
  readonly machine: LoginMachine
  readonly ports: LoginPorts
  readonly session: DialogSession
  readonly drafts: DraftPersistence
}
