import type { AccountSession } from '@store/api-client/contract/accountData'
import type { Readable } from '@store/api-client/contract/ports'
import type { ApiFailure } from '@store/api-client/contract/problem'
import { createStore } from 'zustand/vanilla'
import { createReading, type SectionReading } from '../reading/createReading.ts'
import type { SectionStart } from '../reading/Reading.ts'
import { failureText } from '../section/failureText.ts'
import type { PrivacyPorts } from './PrivacyPorts.ts'
import type { PrivacyState, RemovalFault } from './PrivacyState.ts'

/** The store of sessions, download and removal of an account. */
export interface PrivacyStore extends Readable<PrivacyState> {
  /** Where the user is signed in. */
  readonly reading: SectionReading<readonly AccountSession[]>
  readonly actions: PrivacyActions
}

/** What a user can do about what is kept of them. */
export interface PrivacyActions {
  /** Signs out one session, or all but this one. */
  readonly endSession: (id: string) => Promise<void>
  /** Hands over all that is kept, as a file. */
  readonly download: () => Promise<void>
  /** Opens the form that deletes the account. */
  readonly beginRemoval: () => void
  readonly typeEmail: (email: string) => void
  readonly leaveRemoval: () => void
  /** Deletes the account, once; settles with whether it is gone. */
  readonly remove: () => Promise<boolean>
}

/** What the section begins with and needs. */
export interface PrivacyStoreOptions {
  /** What the server said when the page was made. */
  readonly initial?: SectionStart<readonly AccountSession[]> | undefined
  readonly ports: PrivacyPorts
}

/** Makes the store of sessions, download and removal of an account. */
export function createPrivacyStore({ initial, ports }: PrivacyStoreOptions): PrivacyStore {
  const { client, session, requestLogin } = ports
  const store = createStore<PrivacyState>(() => nothing)
  const reading = createReading<readonly AccountSession[]>({
    ...{ initial, session, requestLogin },
    read: client.sessions,
    onLeave: () => store.setState(nothing),
  })

  const endSession = async (id: string) => {
    if (store.getState().ending !== undefined) return
    store.setState({ ending: id, endError: undefined, ended: undefined })
    const answer = await reading.ask(() => client.endSession({ id }))
    if (!answer) return
    if (answer.ok) reading.confirm(answer.value)
    const endError = answer.ok ? undefined : failureText(answer.failure)
    const ended = answer.ok ? (id === 'others' ? 'others' : 'one') : undefined
    store.setState({ ending: undefined, endError, ended })
  }

  const download = async () => {
    if (store.getState().download.kind === 'busy') return
    store.setState({ download: { kind: 'busy' } })
    const answer = await reading.ask(client.download)
    if (!answer) return
    if (answer.ok) ports.saveFile('my-data.json', JSON.stringify(answer.value, null, 2))
    store.setState({
      download: answer.ok ? { kind: 'done' } : { kind: 'failed', message: failureText(answer.failure) },
    })
  }

  const remove = async () => {
    const { removal } = store.getState()
    if (!removal || removal.isBusy) return false
    const email = removal.email.trim()
    const set = (change: { readonly fault: RemovalFault | undefined; readonly isBusy: boolean }) =>
      store.setState({ removal: { email: removal.email, ...change } })
    if (email === '') {
      set({ fault: { kind: 'required' }, isBusy: false })
      return false
    }
    set({ fault: undefined, isBusy: true })
    let isGone = false
    const answer = await reading.ask(async () => {
      const said = await client.remove({ email })
      isGone = said.ok
      return said
    })
    // The session ends with the account, and the page may have heard of that before it reads the answer.
    if (isGone) {
      ports.onRemoved()
      return true
    }
    if (answer && !answer.ok) set({ fault: refused(answer.failure), isBusy: false })
    return false
  }

  return {
    ...{ getState: store.getState, getInitialState: store.getInitialState, subscribe: store.subscribe },
    reading,
    actions: {
      endSession,
      download,
      beginRemoval: () => store.setState({ removal: { email: '', fault: undefined, isBusy: false } }),
      typeEmail: (email) => {
        const { removal } = store.getState()
        if (removal && !removal.isBusy) store.setState({ removal: { ...removal, email, fault: undefined } })
      },
      leaveRemoval: () => {
        if (!store.getState().removal?.isBusy) store.setState({ removal: undefined })
      },
      remove,
    },
  }
}

const nothing: PrivacyState = {
  download: { kind: 'ready' },
  ending: undefined,
  endError: undefined,
  ended: undefined,
  removal: undefined,
}

const refused = (failure: ApiFailure): RemovalFault =>
  failure.kind === 'refused'
    ? { kind: 'refused', code: failure.code, message: failure.message }
    : { kind: 'refused', code: '', message: '' }
