import type { RequestLogin, Session } from '@store/api-client/contract/ports'

/** Ports of every account section. */
export interface SectionPorts {
  /** The visitor's session. */
  readonly session: Session
  /** Requests a login from the visitor, after which the section loads its data. */
  readonly requestLogin: RequestLogin
}
