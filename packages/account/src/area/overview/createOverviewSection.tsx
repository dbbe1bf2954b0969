import type { Profile, ProfileClient } from '@store/api-client/contract/profile'
import { mergeMessages, type PartialMessages } from '@store/ui/messages'
import type { AccountHrefs } from '../layout/AccountHrefs.ts'
import type { AccountLayoutMessages } from '../layout/AccountLayoutMessages.ts'
import { accountLayoutEn } from '../layout/accountLayoutEn.ts'
import { createSectionResource } from '../resource/createSectionResource.ts'
import type { InitialSectionData } from '../resource/SectionData.ts'
import type { LoadedSection } from '../section/LoadedSection.ts'
import type { SectionMessages } from '../section/SectionMessages.ts'
import type { SectionPorts } from '../section/SectionPorts.ts'
import { sectionEn } from '../section/sectionEn.ts'
import { OverviewSlotsContext } from './createOverviewPart.ts'
import type { OverviewSlots } from './OverviewSlots.ts'
import { OverviewView } from './OverviewView.tsx'

/** Ports of the account's first page. */
export interface OverviewPorts extends SectionPorts {
  /** The profile, for the greeting. */
  readonly client: Pick<ProfileClient, 'get'>
  readonly hrefs: AccountHrefs
}

/** Creates the account's first page, as a separate chunk. */
export function createOverviewSection(
  initial: InitialSectionData<Profile> | undefined,
  { client, hrefs, session, requestLogin }: OverviewPorts,
  words: PartialMessages<{ readonly layout: AccountLayoutMessages; readonly section: SectionMessages }> = {},
  slots?: OverviewSlots,
): LoadedSection {
  const reading = createSectionResource({ initial, session, requestLogin, read: client.get })
  const messages = mergeMessages(accountLayoutEn, words.layout)
  const shared = mergeMessages(sectionEn, words.section)
  return {
    element: (
      <OverviewSlotsContext.Provider value={slots}>
        <OverviewView reading={reading} hrefs={hrefs} messages={messages} shared={shared} />
      </OverviewSlotsContext.Provider>
    ),
    refresh: reading.refresh,
  }
}
