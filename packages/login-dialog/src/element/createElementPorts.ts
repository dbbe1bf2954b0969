import type { LoginClient } from '@store/api-client/contract/login'
import type { LoginPorts } from '../store/LoginPorts.ts'
import { createTabStorage } from './createTabStorage.ts'
import type { LoginElementEvents } from './LoginElementEvents.ts'

/** Dispatches one of the element's events. */
export type LoginEventEmitter = <Name extends keyof LoginElementEvents>(
  name: Name,
  detail: LoginElementEvents[Name],
) => void

// A second reload within this time (in ms) would be a loop.
const minReloadIntervalMs = 30_000

/** Creates all ports of the dialog for a page that does not use the store's packages. */
export function createElementPorts(
  client: LoginClient,
  draftKey: string,
  tell: LoginEventEmitter,
): LoginPorts {
  return {
    client,
    onSignedIn: ({ name, pass }, { isNew }) => {
      const [firstName = ''] = name.trim().split(/\s/)
      tell('login', { version: 1, firstName, isNew, ...(pass === undefined ? {} : { pass }) })
    },
    reload: (reason) => {
      // The page belongs to another team, which handles a restore from the back/forward cache itself.
      if (reason === 'sessionRefused') reloadOnce()
    },
    go: (href) => location.assign(href),
    track: () => {
      // Analytics are disabled, because the store must not track visitors on another team's page.
    },
    clock: { now: () => new Date() },
    draft: createTabStorage(draftKey),
    native: (message) => {
      if (message.kind === 'loginClosed') tell('close', { version: 1, end: message.end })
    },
    isApp: new URLSearchParams(location.search).get('fa-source') === 'app',
  }
}

function reloadOnce(): void {
  const stamp = createTabStorage('store-login-dialog reloaded')
  const last = stamp.read()
  const at = typeof last === 'object' && last !== null && 'at' in last ? Number(last.at) : 0
  if (Date.now() - at < minReloadIntervalMs) return
  stamp.write({ at: Date.now() })
  location.reload()
}
