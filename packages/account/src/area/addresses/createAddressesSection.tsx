import type { SavedAddress } from '@store/api-client/contract/addresses'
import { mergeMessages, type PartialMessages } from '@store/ui/messages'
import type { InitialSectionData } from '../resource/SectionData.ts'
import type { LoadedSection } from '../section/LoadedSection.ts'
import type { SectionMessages } from '../section/SectionMessages.ts'
import { sectionEn } from '../section/sectionEn.ts'
import type { AddressesMessages } from './AddressesMessages.ts'
import type { AddressesPorts } from './AddressesPorts.ts'
import type { AddressesSlots } from './AddressesSlots.ts'
import { AddressesView } from './AddressesView.tsx'
import { addressesEn } from './addressesEn.ts'
import { AddressesSlotsContext } from './createAddressesPart.ts'
import { createAddressesStore } from './createAddressesStore.ts'

/** Creates the address book with its store, as a separate chunk. */
export function createAddressesSection(
  initial: InitialSectionData<readonly SavedAddress[]> | undefined,
  ports: AddressesPorts,
  words: PartialMessages<{ readonly addresses: AddressesMessages; readonly section: SectionMessages }> = {},
  slots?: AddressesSlots,
): LoadedSection {
  const store = createAddressesStore({ initial, ports })
  const messages = mergeMessages(addressesEn, words.addresses)
  const shared = mergeMessages(sectionEn, words.section)
  return {
    element: (
      <AddressesSlotsContext.Provider value={slots}>
        <AddressesView store={store} messages={messages} shared={shared} />
      </AddressesSlotsContext.Provider>
    ),
    refresh: store.reading.refresh,
  }
}
