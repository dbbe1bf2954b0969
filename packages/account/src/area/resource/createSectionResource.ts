import type { ReadonlyStore, RequestLogin, Session } from '@store/api-client/contract/ports'
import type { Result } from '@store/api-client/contract/problem'
import { createStore } from 'zustand/vanilla'
import type { InitialSectionData, SectionData } from './SectionData.ts'
import { toInitialSectionData } from './toInitialSectionData.ts'

/** The loaded data of an account section, with its actions. */
export interface SectionResource<Data> extends ReadonlyStore<SectionData<Data>> {
  /** Reloads the data; only the response of the newest request is used. */
  readonly refresh: () => Promise<void>
  /** Sets the data after a change; responses of requests that began before it are ignored. */
  readonly setData: (data: Data) => void
  /**
   * Makes a call for the current user; returns `undefined` if that user has logged out or changed before the response.
   */
  readonly request: <Answer>(call: () => Promise<Result<Answer>>) => Promise<Result<Answer> | undefined>
  /** Requests a login from a guest, and then loads the data. */
  readonly logIn: () => Promise<void>
  /** Runs a change that may rename the visitor; the changed session belongs to the same user. */
  readonly runWithoutReset: (change: () => void) => void
}

/** Options of `createSectionResource`. */
export interface SectionResourceOptions<Data> {
  /** Server-rendered data. @default none */
  readonly initial?: InitialSectionData<Data> | undefined
  /** Requests the data. */
  readonly read: () => Promise<Result<Data>>
  /** The visitor's session as the browser knows it. */
  readonly session: Session
  /** Requests a login from the visitor. */
  readonly requestLogin: RequestLogin
  /**
   * Clears all other data of the user in the section. If the user was only `refused`, the typed text stays, because
   * they may log in again.
   */
  readonly onSessionEnd?: ((why: SessionEndReason) => void) | undefined
}

/** Why the session ended: the user logged out or changed, or the server no longer accepts the session. */
export type SessionEndReason = 'gone' | 'refused'

/** Creates a section's resource, which never shows the data of another user, whatever the order of responses. */
export function createSectionResource<Data>(options: SectionResourceOptions<Data>): SectionResource<Data> {
  const { session, onSessionEnd } = options
  const store = createStore<SectionData<Data>>(() => options.initial ?? { kind: 'loading' })
  let visit = 0
  let newest = 0
  let isStaying = false
  const show = (reading: SectionData<Data>) => store.setState(reading, true)

  const leave = (why: SessionEndReason, reading: SectionData<Data>) => {
    visit += 1
    newest += 1
    show(reading)
    onSessionEnd?.(why)
  }

  const refresh = async () => {
    newest += 1
    const requested = newest
    if (store.getState().kind !== 'ready') show({ kind: 'loading' })
    const next = toInitialSectionData(await options.read())
    if (requested !== newest) return
    if (next.kind === 'guest') return leave('refused', next)
    // After a failed refresh, the last loaded data stay visible.
    if (next.kind === 'ready' || store.getState().kind !== 'ready') show(next)
  }

  session.subscribe((now, before) => {
    if (now.kind === 'guest') {
      if (before.kind === 'user') leave('gone', { kind: 'guest' })
      return
    }
    const isSame = before.kind === 'user' && (before.firstName === now.firstName || isStaying)
    if (isSame) return
    if (before.kind === 'user') leave('gone', { kind: 'loading' })
    // The server-rendered data already belong to this user.
    if (store.getState().kind !== 'ready') void refresh()
  })

  return {
    ...{ getState: store.getState, getInitialState: store.getInitialState, subscribe: store.subscribe },
    refresh,
    setData: (data) => {
      newest += 1
      show({ kind: 'ready', data })
    },
    request: async (call) => {
      const began = visit
      const answer = await call()
      if (began !== visit) return undefined
      if (answer.ok || answer.failure.kind !== 'refused' || answer.failure.status !== 401) return answer
      leave('refused', { kind: 'guest' })
      return undefined
    },
    logIn: async () => {
      if ((await options.requestLogin({ kind: 'account' })) !== 'loggedIn') return
      // If the event of the new session arrived before this result, the data are already being loaded.
      if (store.getState().kind === 'guest') await refresh()
    },
    runWithoutReset: (change) => {
      isStaying = true
      change()
      isStaying = false
    },
  }
}
