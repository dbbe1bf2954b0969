import type { Profile } from '@store/api-client/contract/profile'
import { mergeMessages, type PartialMessages } from '@store/ui/messages'
import type { InitialSectionData } from '../resource/SectionData.ts'
import type { LoadedSection } from '../section/LoadedSection.ts'
import type { SectionMessages } from '../section/SectionMessages.ts'
import { sectionEn } from '../section/sectionEn.ts'
import { ProfileSlotsContext } from './createProfilePart.ts'
import { createProfileStore } from './createProfileStore.ts'
import type { ProfileMessages } from './ProfileMessages.ts'
import type { ProfilePorts } from './ProfilePorts.ts'
import type { ProfileSlots } from './ProfileSlots.ts'
import { ProfileView } from './ProfileView.tsx'
import { profileEn } from './profileEn.ts'

/** Creates the profile section with its store, as a separate chunk. */
export function createProfileSection(
  initial: InitialSectionData<Profile> | undefined,
  ports: ProfilePorts,
  words: PartialMessages<{ readonly profile: ProfileMessages; readonly section: SectionMessages }> = {},
  slots?: ProfileSlots,
): LoadedSection {
  const store = createProfileStore({ initial, ports })
  const messages = mergeMessages(profileEn, words.profile)
  const shared = mergeMessages(sectionEn, words.section)
  return {
    element: (
      <ProfileSlotsContext.Provider value={slots}>
        <ProfileView store={store} messages={messages} shared={shared} />
      </ProfileSlotsContext.Provider>
    ),
    refresh: store.reading.refresh,
  }
}
