import type { SessionState } from '@store/api-client/contract/ports'
import type { ApiError } from '@store/api-client/contract/problem'
import type { OrderDataStatus } from './OrderDataStatus.ts'
import type { OrderDataStoreOptions } from './OrderDataStoreOptions.ts'

/** Keeps a store in sync with the server and with the current session. */
export interface OrderDataStore<Own> {
  /** Reloads the data. */
  readonly refresh: () => Promise<void>
  /** Requests a login from a guest and loads the user's data. */
  readonly logIn: () => Promise<void>
  /**
   * Applies the data of a response; the response of a request that is still in progress will be ignored as outdated.
   */
  readonly accept: (own: Own) => void
  /** Shows the guest state, whatever session the browser has stored. */
  readonly leave: () => void
  /** Returns the number of logins and logouts so far; compare it to check whether the visitor is still the same. */
  readonly visit: () => number
}

/**
 * Loads data that belong to the visitor: one request at a time, repeated when the response was outdated before it
 * arrived. A logout clears the data, and a late response to the former user is ignored.
 */
export function createOrderDataStore<Own>({
  getState,
  show,
  ask,
  forget,
  ports,
}: OrderDataStoreOptions<Own>): OrderDataStore<Own> {
  let current: Promise<void> | undefined
  let visit = 0
  let changes = 0

  const empty = (status: OrderDataStatus) => {
    show({ data: undefined, status })
    forget()
  }

  const read = async () => {
    for (;;) {
      const request = { visit, changes }
      show({ status: 'reading' })
      const answer = await ask()
      if (request.visit !== visit && isGuest()) return show({ status: 'guest' })
      if (request.visit !== visit || request.changes !== changes) continue
      if (answer.ok) return show({ data: answer.value, status: 'idle' })
      const status = readingAfter(answer.failure)
      return status === 'failed' ? show({ status }) : empty(status)
    }
  }
  const isGuest = () => ports.session.getState().kind === 'guest'

  const refresh = () => {
    changes += 1
    current ??= read().finally(() => {
      current = undefined
    })
    return current
  }

  ports.session.subscribe((now, before) => {
    if (nameOf(now) === nameOf(before)) return
    visit += 1
    if (now.kind === 'guest') return empty('guest')
    // The data in the page belong to the user whose session the server checked; another visitor must not see them.
    if (before.kind === 'user') empty('reading')
    if (getState().data === undefined) void refresh()
  })

  return {
    refresh,
    logIn: async () => {
      if ((await ports.requestLogin({ kind: 'account' })) === 'loggedIn') await refresh()
    },
    accept: (own) => {
      changes += 1
      show({ data: own })
    },
    leave: () => {
      visit += 1
      empty('guest')
    },
    visit: () => visit,
  }
}

function readingAfter(failure: ApiError): Extract<OrderDataStatus, 'guest' | 'gone' | 'failed'> {
  if (failure.kind !== 'refused') return 'failed'
  // The user-info cookie can outlive the session; then the visitor is treated as a guest.
  if (failure.status === 401) return 'guest'
  return failure.status === 404 ? 'gone' : 'failed'
}

const nameOf = (session: SessionState) => (session.kind === 'user' ? `user ${session.firstName}` : '')
