import type { SavedAddress } from '@store/api-client/contract/addresses'
import type { ReadonlyStore } from '@store/api-client/contract/ports'
import { createStore } from 'zustand/vanilla'
import { createSectionResource, type SectionResource } from '../resource/createSectionResource.ts'
import type { InitialSectionData } from '../resource/SectionData.ts'
import { createRemoval, type RemovalActions } from '../section/createRemoval.ts'
import type { AddressesPorts } from './AddressesPorts.ts'
import type { AddressesState } from './AddressesState.ts'
import { type AddressFormActions, createAddressForm } from './createAddressForm.ts'

/** The store of an address book. */
export interface AddressesStore extends ReadonlyStore<AddressesState> {
  /** What was read: the address used last first. */
  readonly reading: SectionResource<readonly SavedAddress[]>
  /** The form of one address. */
  readonly form: AddressFormActions
  /** What deletes an address, after one question. */
  readonly removal: RemovalActions<SavedAddress>
}

/** What an address book begins with and needs. */
export interface AddressesStoreOptions {
  /** What the server said when the page was made. */
  readonly initial?: InitialSectionData<readonly SavedAddress[]> | undefined
  readonly ports: AddressesPorts
}

/** Makes the store of an address book. */
export function createAddressesStore({ initial, ports }: AddressesStoreOptions): AddressesStore {
  const { client, session, requestLogin, draft } = ports
  const store = createStore<AddressesState>(() => nothing)
  const reading = createSectionResource<readonly SavedAddress[]>({
    ...{ initial, session, requestLogin },
    read: client.list,
    onSessionEnd: (why) => {
      if (why === 'gone') draft.forget()
      store.setState(nothing, true)
    },
  })
  return {
    ...{ getState: store.getState, getInitialState: store.getInitialState, subscribe: store.subscribe },
    reading,
    form: createAddressForm(store, reading, ports),
    removal: createRemoval<SavedAddress>(store, async ({ id }) => {
      const answer = await reading.request(() => client.remove({ id }))
      if (answer?.ok) {
        // Shown at once all the same: a host may have a reason not to load the page anew.
        reading.setData(answer.value)
        ports.reload('addressRemoved')
      }
      return answer
    }),
  }
}

const nothing: AddressesState = { form: undefined, isSaved: false, target: undefined, isBusy: false }
