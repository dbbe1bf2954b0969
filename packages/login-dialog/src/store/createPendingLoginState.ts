import type { LoginIntent, LoginResult } from '@store/api-client/contract/ports'
import type { LoginPorts } from './LoginPorts.ts'

/** The intent of a login and the callback that ends it. */
export interface PendingLogin {
  /** Intent of the login. */
  readonly intent: LoginIntent
  /** Resolves the login; called once. */
  readonly end: (end: LoginResult) => void
}

/** The pending login: at most one at a time, so that no intent is fulfilled twice. */
export interface PendingLoginState {
  /** Starts a login and returns its promise. */
  readonly begin: (intent: LoginIntent) => Promise<LoginResult>
  /** Resumes a login whose page was unloaded; the host then fulfils the intent. */
  readonly resume: (intent: LoginIntent) => void
  /** Whether a login is pending. */
  readonly isPending: () => boolean
  /** Detaches the pending login from the dialog, so that only the caller can end it. */
  readonly detach: () => PendingLogin | undefined
  /**
   * Makes the login resolve as `loggedIn` in any case from now on, because the visitor is signed in; attaches a
   * detached login again.
   */
  readonly markSignedIn: (taken?: PendingLogin) => void
}

/**
 * Creates the state of the dialog's pending login, of which there is at most one; `onEnd` runs just before the login
 * resolves.
 */
export function createPendingLoginState(ports: LoginPorts, onEnd: () => void): PendingLoginState {
  let current: PendingLogin | undefined

  const start = (intent: LoginIntent, tell: (end: LoginResult) => void) => {
    current = {
      intent,
      end: (end) => {
        onEnd()
        ports.native?.({ kind: 'loginClosed', end })
        tell(end)
        const { referAndEarnHref } = ports
        if (end === 'loggedIn' && intent.kind === 'referAndEarn' && referAndEarnHref !== undefined)
          ports.go(referAndEarnHref)
      },
    }
  }

  return {
    begin: (intent) => new Promise((resolve) => start(intent, resolve)),
    resume: (intent) =>
      start(intent, (end) => {
        const isGone = intent.kind === 'referAndEarn' && ports.referAndEarnHref !== undefined
        if (end === 'loggedIn' && !isGone) ports.fulfil?.(intent)
      }),
    isPending: () => current !== undefined,
    detach: () => {
      const taken = current
      current = undefined
      return taken
    },
    markSignedIn: (taken) => {
      const opened = taken ?? current
      if (opened) current = { intent: opened.intent, end: () => opened.end('loggedIn') }
    },
  }
}
