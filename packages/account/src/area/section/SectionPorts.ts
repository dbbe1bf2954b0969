import type { RequestLogin, Session } from '@store/api-client/contract/ports'

/** Ports of every account section. */
export interface SectionPorts {
  /** The visitor's session. */
  readonly session: Session
  /** Asks the visitor to log in; the section then loads its data. */
  readonly requestLogin: RequestLogin
}
