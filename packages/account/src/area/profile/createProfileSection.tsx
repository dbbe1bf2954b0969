import type { Profile } from '@store/api-client/contract/profile'
import type { InitialSectionData } from '../resource/SectionData.ts'
import type { LoadedSection } from '../section/LoadedSection.ts'
import type { SectionMessages } from '../section/SectionMessages.ts'
import { sectionEn } from '../section/sectionEn.ts'
import { createProfileStore } from './createProfileStore.ts'
import type { ProfileMessages } from './ProfileMessages.ts'
import type { ProfilePorts } from './ProfilePorts.ts'
import { ProfileView } from './ProfileView.tsx'
import { profileEn } from './profileEn.ts'

/** Creates the profile section with its store: a chunk of its own. */
export function createProfileSection(
  initial: InitialSectionData<Profile> | undefined,
  ports: ProfilePorts,
  words: { readonly profile?: ProfileMessages; readonly section?: SectionMessages } = {},
): LoadedSection {
  const store = createProfileStore({ initial, ports })
  const { profile = profileEn, section = sectionEn } = words
  return {
    element: <ProfileView store={store} messages={profile} shared={section} />,
    refresh: store.reading.refresh,
  }
}
