import type { SessionState } from '@store/api-client/contract/ports'
import type { ApiError } from '@store/api-client/contract/problem'
import type { UserResourceOptions } from './UserResourceOptions.ts'
import type { UserResourceStatus } from './UserResourceStatus.ts'

/** What keeps a store in step with the server and with who is here. */
export interface UserResource<Own> {
  /** Reads it anew. */
  readonly refresh: () => Promise<void>
  /** Asks a guest to log in, and reads what is theirs. */
  readonly logIn: () => Promise<void>
  /** Takes what an answer says; a reading that is under way is out of date with it. */
  readonly accept: (own: Own) => void
  /** Nobody is logged in any more, whatever the browser believes. */
  readonly leave: () => void
  /** Whether who is here now was here when `visit` was counted. */
  readonly visit: () => number
}

/**
 * Reads what belongs to the visitor: one request at a time, and again where its answer was out of date before it came.
 * Whoever leaves takes everything along; an answer to them that comes late is nobody's.
 */
export function createUserResource<Own>({
  getState,
  show,
  ask,
  forget,
  ports,
}: UserResourceOptions<Own>): UserResource<Own> {
  let current: Promise<void> | undefined
  let visit = 0
  let changes = 0

  const empty = (status: UserResourceStatus) => {
    show({ data: undefined, status })
    forget()
  }

  const read = async () => {
    for (;;) {
      const asked = { visit, changes }
      show({ status: 'reading' })
      const answer = await ask()
      if (asked.visit !== visit && isGuest()) return show({ status: 'guest' })
      if (asked.visit !== visit || asked.changes !== changes) continue
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
    // What came with the page is theirs: the server looked at the session itself. The next visitor's it is not.
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

function readingAfter(failure: ApiError): Extract<UserResourceStatus, 'guest' | 'gone' | 'failed'> {
  if (failure.kind !== 'refused') return 'failed'
  // The hint of who is here can outlive the session; then nothing is anybody's.
  if (failure.status === 401) return 'guest'
  return failure.status === 404 ? 'gone' : 'failed'
}

const nameOf = (session: SessionState) => (session.kind === 'user' ? `user ${session.firstName}` : '')
