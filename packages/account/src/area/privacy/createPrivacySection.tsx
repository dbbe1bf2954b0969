import type { AccountSession } from '@store/api-client/contract/accountData'
import { mergeMessages, type PartialMessages } from '@store/ui/messages'
import type { InitialSectionData } from '../resource/SectionData.ts'
import type { LoadedSection } from '../section/LoadedSection.ts'
import type { SectionMessages } from '../section/SectionMessages.ts'
import { sectionEn } from '../section/sectionEn.ts'
import { PrivacySlotsContext } from './createPrivacyPart.ts'
import { createPrivacyStore } from './createPrivacyStore.ts'
import type { PrivacyMessages } from './PrivacyMessages.ts'
import type { PrivacyPorts } from './PrivacyPorts.ts'
import type { PrivacySlots } from './PrivacySlots.ts'
import { PrivacyView } from './PrivacyView.tsx'
import { privacyEn } from './privacyEn.ts'

/** Creates the privacy section with its store, as a separate chunk. */
export function createPrivacySection(
  initial: InitialSectionData<readonly AccountSession[]> | undefined,
  ports: PrivacyPorts,
  words: PartialMessages<{ readonly privacy: PrivacyMessages; readonly section: SectionMessages }> = {},
  slots?: PrivacySlots,
): LoadedSection {
  const store = createPrivacyStore({ initial, ports })
  const messages = mergeMessages(privacyEn, words.privacy)
  const shared = mergeMessages(sectionEn, words.section)
  return {
    element: (
      <PrivacySlotsContext.Provider value={slots}>
        <PrivacyView store={store} messages={messages} shared={shared} />
      </PrivacySlotsContext.Provider>
    ),
    refresh: store.reading.refresh,
  }
}
