import type { ReadonlyStore, RequestLogin, Session } from '@store/api-client/contract/ports'
import type { Result } from '@store/api-client/contract/problem'
import { createStore } from 'zustand/vanilla'
import type { InitialSectionData, SectionData } from './SectionData.ts'
import { toInitialSectionData } from './toInitialSectionData.ts'

/** What every section of the account can do with what it shows. */
export interface SectionResource<Data> extends ReadonlyStore<SectionData<Data>> {
  /** Reads it anew; of several readings only the newest counts. */
  readonly refresh: () => Promise<void>
  /** Takes what a change came to; a reading that began before it is out of date. */
  readonly setData: (data: Data) => void
  /** Makes a call for whoever is here; `undefined` where by its answer nobody is, or somebody else. */
  readonly request: <Answer>(call: () => Promise<Result<Answer>>) => Promise<Result<Answer> | undefined>
  /** Asks a guest to log in, and reads then. */
  readonly logIn: () => Promise<void>
  /** Does what may change the visitor's own name; whoever is here afterwards is the same person. */
  readonly runWithoutReset: (change: () => void) => void
}

/** What a reading is made of. */
export interface SectionResourceOptions<Data> {
  /** What the server said when the page was made. @default nothing yet */
  readonly initial?: InitialSectionData<Data> | undefined
  /** Asks for it. */
  readonly read: () => Promise<Result<Data>>
  /** Who is visiting, as far as the browser knows. */
  readonly session: Session
  /** Asks the visitor to log in. */
  readonly requestLogin: RequestLogin
  /**
   * Forgets all else a section holds of whoever was here. Who is only `refused` may come right back: what they typed is
   * kept for them.
   */
  readonly onSessionEnd?: ((why: SessionEndReason) => void) | undefined
}

/** Why nobody is here any more: they logged out or somebody else came, or the server knows their session no more. */
export type SessionEndReason = 'gone' | 'refused'

/** Makes what a section reads: of one visitor alone, whatever is answered late. */
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
    const asked = newest
    if (store.getState().kind !== 'ready') show({ kind: 'loading' })
    const next = toInitialSectionData(await options.read())
    if (asked !== newest) return
    if (next.kind === 'guest') return leave('refused', next)
    // What is shown stays where it could not be read anew: it is the last that is known.
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
    // What the server rendered is known of this visitor already.
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
      // Where the session told of it already, the reading is on its way.
      if (store.getState().kind === 'guest') await refresh()
    },
    runWithoutReset: (change) => {
      isStaying = true
      change()
      isStaying = false
    },
  }
}
