import type { SavedAddress } from '@store/api-client/contract/addresses'
import type { ReadonlyStore } from '@store/api-client/contract/ports'
import { createStore } from 'zustand/vanilla'
import { createSectionResource, type SectionResource } from '../resource/createSectionResource.ts'
import type { InitialSectionData } from '../resource/SectionData.ts'
import {
  createConfirmedRemovalActions,
  type RemovalActions,
} from '../section/createConfirmedRemovalActions.ts'
import type { AddressesPorts } from './AddressesPorts.ts'
import type { AddressesState } from './AddressesState.ts'
import { type AddressFormActions, createAddressFormActions } from './createAddressFormActions.ts'

/** The store of an address book. */
export interface AddressesStore extends ReadonlyStore<AddressesState> {
  /** The loaded list, most recently used address first. */
  readonly reading: SectionResource<readonly SavedAddress[]>
  /** Actions of the address form. */
  readonly form: AddressFormActions
  /** Deletes an address after one confirmation. */
  readonly removal: RemovalActions<SavedAddress>
}

/** Options of `createAddressesStore`. */
export interface AddressesStoreOptions {
  /** Server-rendered data. */
  readonly initial?: InitialSectionData<readonly SavedAddress[]> | undefined
  readonly ports: AddressesPorts
}

/** Creates the store of an address book. */
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
    form: createAddressFormActions(store, reading, ports),
    removal: createConfirmedRemovalActions<SavedAddress>(store, async ({ id }) => {
      const answer = await reading.request(() => client.remove({ id }))
      if (answer?.ok) {
        // The list without the deleted address is also shown immediately, because a host may decide not to reload the
        // page.
        reading.setData(answer.value)
        ports.reload('addressRemoved')
      }
      return answer
    }),
  }
}

const nothing: AddressesState = { form: undefined, isSaved: false, target: undefined, isBusy: false }
