import type { SavedAddress } from '@store/api-client/contract/addresses'
import type { InitialSectionData } from '../resource/SectionData.ts'
import type { LoadedSection } from '../section/LoadedSection.ts'
import type { SectionMessages } from '../section/SectionMessages.ts'
import { sectionEn } from '../section/sectionEn.ts'
import type { AddressesMessages } from './AddressesMessages.ts'
import type { AddressesPorts } from './AddressesPorts.ts'
import { AddressesView } from './AddressesView.tsx'
import { addressesEn } from './addressesEn.ts'
import { createAddressesStore } from './createAddressesStore.ts'

/** Creates the address book with its store: a chunk of its own. */
export function createAddressesSection(
  initial: InitialSectionData<readonly SavedAddress[]> | undefined,
  ports: AddressesPorts,
  words: { readonly addresses?: AddressesMessages; readonly section?: SectionMessages } = {},
): LoadedSection {
  const store = createAddressesStore({ initial, ports })
  const { addresses = addressesEn, section = sectionEn } = words
  return {
    element: <AddressesView store={store} messages={addresses} shared={section} />,
    refresh: store.reading.refresh,
  }
}
