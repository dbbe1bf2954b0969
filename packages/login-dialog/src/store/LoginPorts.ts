import type { LoginClient, SignedIn } from '@store/api-client/contract/login'
import type { Clock, Reload, Track } from '@store/api-client/contract/ports'
import type { LoginEvent } from './LoginEvent.ts'

/** All the dialog needs from its host. */
export interface LoginPorts {
  /** The login calls; each answers with a value, also when it fails, and never rejects. */
  readonly client: Pick<LoginClient, 'checkUser' | 'sendOtp' | 'login' | 'register'>
  /** Takes the news that someone is signed in; the dialog waits for it before it closes. */
  readonly onSignedIn: (signedIn: SignedIn) => Promise<void> | void
  /** Loads the page anew when the server refuses the session (specification 1, section 8). */
  readonly reload: Reload
  /** Takes what the dialog reports. */
  readonly track: Track<LoginEvent>
  /** Tells when another code may be asked for. */
  readonly clock: Clock
}
