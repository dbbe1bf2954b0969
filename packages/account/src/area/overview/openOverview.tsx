import type { Profile, ProfileClient } from '@store/api-client/contract/profile'
import type { AreaHrefs } from '../frame/AreaHrefs.ts'
import type { FrameMessages } from '../frame/FrameMessages.ts'
import { frameEn } from '../frame/frameEn.ts'
import { createReading } from '../reading/createReading.ts'
import type { SectionStart } from '../reading/Reading.ts'
import type { OpenedSection } from '../section/OpenedSection.ts'
import type { SectionMessages } from '../section/SectionMessages.ts'
import type { SectionPorts } from '../section/SectionPorts.ts'
import { sectionEn } from '../section/sectionEn.ts'
import { OverviewView } from './OverviewView.tsx'

/** All the first page needs from its host. */
export interface OverviewPorts extends SectionPorts {
  /** Who is greeted. */
  readonly client: Pick<ProfileClient, 'get'>
  readonly hrefs: AreaHrefs
}

/** The account's first page: a chunk of its own. */
export function openOverview(
  initial: SectionStart<Profile> | undefined,
  { client, hrefs, session, requestLogin }: OverviewPorts,
  words: { readonly frame?: FrameMessages; readonly section?: SectionMessages } = {},
): OpenedSection {
  const reading = createReading({ initial, session, requestLogin, read: client.get })
  const { frame = frameEn, section = sectionEn } = words
  return {
    element: <OverviewView reading={reading} hrefs={hrefs} messages={frame} shared={section} />,
    refresh: reading.refresh,
  }
}
