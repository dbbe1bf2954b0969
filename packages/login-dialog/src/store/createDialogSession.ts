import type { LoginIntent, LoginResult } from '@store/api-client/contract/ports'
import type { LoginPorts } from './LoginPorts.ts'

/** What a login was begun for, and the one way to tell its end. */
export interface PendingLogin {
  /** What the visitor wanted. */
  readonly intent: LoginIntent
  /** Tells whoever waits; to be called once. */
  readonly end: (end: LoginResult) => void
}

/** Who waits for the dialog's end: at most one at a time, so that no wish is fulfilled twice. */
export interface DialogSession {
  /** Gives whoever opens the dialog a promise. */
  readonly begin: (intent: LoginIntent) => Promise<LoginResult>
  /** Goes on for whoever opened it on a page that is gone: the host fulfils the wish. */
  readonly resume: (intent: LoginIntent) => void
  /** Takes it out of the dialog's hands: only who took it can end it now. */
  readonly detach: () => PendingLogin | undefined
  /** From now on it ends as `loggedIn` whatever happens, because the visitor is signed in; one that was taken is put back. */
  readonly markSignedIn: (taken?: PendingLogin) => void
}

/** Keeps who waits; `onEnd` runs just before anybody is told. */
export function createDialogSession(ports: LoginPorts, onEnd: () => void): DialogSession {
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
