import type { RequestLogin, Session } from '@store/api-client/contract/ports'

/** What every section of the account needs from its host. */
export interface SectionPorts {
  /** Who is visiting. */
  readonly session: Session
  /** Asks the visitor to log in; the section that was wanted is read then. */
  readonly requestLogin: RequestLogin
}
