import type { SavedAddress } from '@store/api-client/contract/addresses'
import type { SectionStart } from '../reading/Reading.ts'
import type { OpenedSection } from '../section/OpenedSection.ts'
import type { SectionMessages } from '../section/SectionMessages.ts'
import { sectionEn } from '../section/sectionEn.ts'
import type { AddressesMessages } from './AddressesMessages.ts'
import type { AddressesPorts } from './AddressesPorts.ts'
import { AddressesView } from './AddressesView.tsx'
import { addressesEn } from './addressesEn.ts'
import { createAddressesStore } from './createAddressesStore.ts'

/** The address book with its store: a chunk of its own. */
export function openAddresses(
  initial: SectionStart<readonly SavedAddress[]> | undefined,
  ports: AddressesPorts,
  words: { readonly addresses?: AddressesMessages; readonly section?: SectionMessages } = {},
): OpenedSection {
  const store = createAddressesStore({ initial, ports })
  const { addresses = addressesEn, section = sectionEn } = words
  return {
    element: <AddressesView store={store} messages={addresses} shared={section} />,
    refresh: store.reading.refresh,
  }
}
