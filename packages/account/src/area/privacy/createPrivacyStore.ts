import type { AccountSession } from '@store/api-client/contract/accountData'
import type { ReadonlyStore } from '@store/api-client/contract/ports'
import type { ApiError } from '@store/api-client/contract/problem'
import { createStore } from 'zustand/vanilla'
import { createSectionResource, type SectionResource } from '../resource/createSectionResource.ts'
import type { InitialSectionData } from '../resource/SectionData.ts'
import { getServerErrorText } from '../section/getServerErrorText.ts'
import type { PrivacyPorts } from './PrivacyPorts.ts'
import type { AccountRemovalError, PrivacyState } from './PrivacyState.ts'

/** The store of sessions, data download and account deletion. */
export interface PrivacyStore extends ReadonlyStore<PrivacyState> {
  /** The user's sessions. */
  readonly reading: SectionResource<readonly AccountSession[]>
  readonly actions: PrivacyActions
}

/** Actions on a user's stored data. */
export interface PrivacyActions {
  /** Ends one session, or all but the current one. */
  readonly endSession: (id: string) => Promise<void>
  /** Saves all stored data as a file. */
  readonly download: () => Promise<void>
  /** Opens the form that deletes the account. */
  readonly beginRemoval: () => void
  readonly typeEmail: (email: string) => void
  readonly cancelRemoval: () => void
  /** Deletes the account, once for repeated calls; returns whether it was deleted. */
  readonly remove: () => Promise<boolean>
}

/** Options of `createPrivacyStore`. */
export interface PrivacyStoreOptions {
  /** Server-rendered data. */
  readonly initial?: InitialSectionData<readonly AccountSession[]> | undefined
  readonly ports: PrivacyPorts
}

/** Creates the store of sessions, data download and account deletion. */
export function createPrivacyStore({ initial, ports }: PrivacyStoreOptions): PrivacyStore {
  const { client, session, requestLogin } = ports
  const store = createStore<PrivacyState>(() => nothing)
  const reading = createSectionResource<readonly AccountSession[]>({
    ...{ initial, session, requestLogin },
    read: client.sessions,
    onSessionEnd: () => store.setState(nothing),
  })

  const endSession = async (id: string) => {
    if (store.getState().ending !== undefined) return
    store.setState({ ending: id, endError: undefined, ended: undefined })
    const answer = await reading.request(() => client.endSession({ id }))
    if (!answer) return
    if (answer.ok) reading.setData(answer.value)
    const endError = answer.ok ? undefined : getServerErrorText(answer.failure)
    const ended = answer.ok ? (id === 'others' ? 'others' : 'one') : undefined
    store.setState({ ending: undefined, endError, ended })
  }

  const download = async () => {
    if (store.getState().download.kind === 'busy') return
    store.setState({ download: { kind: 'busy' } })
    const answer = await reading.request(client.download)
    if (!answer) return
    if (answer.ok) ports.saveFile('my-data.json', JSON.stringify(answer.value, null, 2))
    store.setState({
      download: answer.ok
        ? { kind: 'done' }
        : { kind: 'failed', message: getServerErrorText(answer.failure) },
    })
  }

  const remove = async () => {
    const { removal } = store.getState()
    if (!removal || removal.isBusy) return false
    const email = removal.email.trim()
    const set = (change: { readonly error: AccountRemovalError | undefined; readonly isBusy: boolean }) =>
      store.setState({ removal: { email: removal.email, ...change } })
    if (email === '') {
      set({ error: { kind: 'required' }, isBusy: false })
      return false
    }
    set({ error: undefined, isBusy: true })
    let isGone = false
    const answer = await reading.request(async () => {
      const result = await client.remove({ email })
      isGone = result.ok
      return result
    })
    // The session ends with the account, and the log-out event may arrive before the response.
    if (isGone) {
      ports.onRemoved()
      return true
    }
    if (answer && !answer.ok) set({ error: refused(answer.failure), isBusy: false })
    return false
  }

  return {
    ...{ getState: store.getState, getInitialState: store.getInitialState, subscribe: store.subscribe },
    reading,
    actions: {
      endSession,
      download,
      beginRemoval: () => store.setState({ removal: { email: '', error: undefined, isBusy: false } }),
      typeEmail: (email) => {
        const { removal } = store.getState()
        if (removal && !removal.isBusy) store.setState({ removal: { ...removal, email, error: undefined } })
      },
      cancelRemoval: () => {
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

const refused = (failure: ApiError): AccountRemovalError =>
  failure.kind === 'refused'
    ? { kind: 'refused', code: failure.code, message: failure.message }
    : { kind: 'refused', code: '', message: '' }
