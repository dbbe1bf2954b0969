import type { DraftKeeper } from './createDraftKeeper.ts'
import type { LoginMachine } from './createLoginMachine.ts'
import type { Opening } from './createOpening.ts'
import type { LoginPorts } from './LoginPorts.ts'

/** What every action of the dialog is made of. */
export interface LoginParts {
  readonly machine: LoginMachine
  readonly ports: LoginPorts
  readonly opening: Opening
  readonly keeper: DraftKeeper
}
