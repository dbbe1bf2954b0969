import type { NameTitle } from '@store/api-client/contract/login'
import type { ReadonlyStore } from '@store/api-client/contract/ports'
import type { Profile } from '@store/api-client/contract/profile'
import { countCharacters } from '@store/api-client/contract/rules/countCharacters'
import { isPersonName } from '@store/api-client/contract/rules/isPersonName'
import { maxPersonNameLength } from '@store/api-client/contract/rules/maxPersonNameLength'
import { createStore } from 'zustand/vanilla'
import { createSectionResource, type SectionResource } from '../resource/createSectionResource.ts'
import type { InitialSectionData } from '../resource/SectionData.ts'
import { getServerErrorText } from '../section/getServerErrorText.ts'
import { createMobileNumberActions, type MobileNumberActions } from './createMobileNumberActions.ts'
import type { ProfilePorts } from './ProfilePorts.ts'
import type { ProfileEdit, ProfileNameError, ProfileState } from './ProfileState.ts'
import { parseProfileDraft } from './parseProfileDraft.ts'

/** The profile's store. */
export interface ProfileStore extends ReadonlyStore<ProfileState> {
  /** The loaded profile. */
  readonly reading: SectionResource<Profile>
  readonly actions: ProfileActions
  /** Actions on the mobile number, and its verification. */
  readonly mobile: MobileNumberActions
}

/** Actions on name and title. */
export interface ProfileActions {
  /** Opens the form with the loaded values. */
  readonly edit: () => void
  readonly type: (values: { readonly title?: NameTitle; readonly name?: string }) => void
  /** Shows the errors, or saves the values; returns whether they were saved. */
  readonly save: () => Promise<boolean>
  /** Closes the form and discards its values. */
  readonly cancel: () => void
  /** Restores the draft from before a reload; call it in the browser after hydration. */
  readonly resume: () => void
}

/** Options of `createProfileStore`. */
export interface ProfileStoreOptions {
  /** Server-rendered data. */
  readonly initial?: InitialSectionData<Profile> | undefined
  readonly ports: ProfilePorts
}

/** Creates the store of the profile. */
export function createProfileStore({ initial, ports }: ProfileStoreOptions): ProfileStore {
  const store = createStore<ProfileState>(() => nothing)
  const { session, requestLogin, client, draft } = ports
  const reading = createSectionResource({
    ...{ initial, session, requestLogin },
    read: client.get,
    onSessionEnd: (why) => {
      if (why === 'gone') draft.forget()
      store.setState(nothing)
    },
  })
  const set = (change: Partial<ProfileEdit>) => {
    const { edit } = store.getState()
    if (edit) store.setState({ edit: { ...edit, ...change } })
  }
  const open = (values: Pick<ProfileEdit, 'title' | 'name'>) => {
    const { title, name } = values
    const edit = { title, name, nameError: undefined, error: undefined, isSaving: false }
    store.setState({ edit, done: undefined })
  }

  const save = async () => {
    const { edit } = store.getState()
    if (!edit || edit.isSaving) return false
    const sent = { title: edit.title, name: edit.name.trim() }
    const nameError = checkName(sent.name)
    set({ nameError, error: undefined, isSaving: !nameError })
    if (nameError) return false
    const answer = await reading.request(() => client.save(sent))
    if (!answer) return false
    if (!answer.ok) {
      const { failure } = answer
      const isOfName = failure.kind === 'refused' && failure.field === 'name'
      const message = getServerErrorText(failure)
      set({
        isSaving: false,
        ...(isOfName ? { nameError: { kind: 'refused', message } } : { error: message }),
      })
      return false
    }
    reading.setData(answer.value)
    const now = store.getState().edit
    // Text typed meanwhile is not saved yet, so the form stays open.
    const isWhole = now?.name === edit.name && now.title === edit.title
    if (isWhole) {
      draft.forget()
      store.setState({ edit: undefined, done: 'saved' })
    } else set({ isSaving: false })
    reading.runWithoutReset(ports.onRenamed)
    return true
  }

  return {
    ...{ getState: store.getState, getInitialState: store.getInitialState, subscribe: store.subscribe },
    reading,
    actions: {
      edit: () => {
        const known = reading.getState()
        if (known.kind === 'ready') open(known.data)
      },
      type: (values) => {
        const { edit } = store.getState()
        if (!edit) return
        set({ ...values, ...(values.name === undefined ? {} : { nameError: undefined }) })
        const { title, name } = { ...edit, ...values }
        draft.write({ title, name })
      },
      save,
      cancel: () => {
        draft.forget()
        store.setState({ edit: undefined })
      },
      resume: () => {
        const stored = parseProfileDraft(draft.read())
        if (stored && reading.getState().kind === 'ready' && !store.getState().edit) open(stored)
      },
    },
    mobile: createMobileNumberActions(store, reading, ports),
  }
}

const nothing: ProfileState = { edit: undefined, mobile: undefined, done: undefined }

function checkName(name: string): ProfileNameError | undefined {
  if (name === '') return { kind: 'required' }
  if (!isPersonName(name)) return { kind: 'malformed' }
  return countCharacters(name) > maxPersonNameLength ? { kind: 'tooLong' } : undefined
}
