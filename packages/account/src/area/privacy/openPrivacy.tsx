import type { AccountSession } from '@store/api-client/contract/accountData'
import type { SectionStart } from '../reading/Reading.ts'
import type { OpenedSection } from '../section/OpenedSection.ts'
import type { SectionMessages } from '../section/SectionMessages.ts'
import { sectionEn } from '../section/sectionEn.ts'
import { createPrivacyStore } from './createPrivacyStore.ts'
import type { PrivacyMessages } from './PrivacyMessages.ts'
import type { PrivacyPorts } from './PrivacyPorts.ts'
import { PrivacyView } from './PrivacyView.tsx'
import { privacyEn } from './privacyEn.ts'

/** Privacy and sessions with their store: a chunk of its own. */
export function openPrivacy(
  initial: SectionStart<readonly AccountSession[]> | undefined,
  ports: PrivacyPorts,
  words: { readonly privacy?: PrivacyMessages; readonly section?: SectionMessages } = {},
): OpenedSection {
  const store = createPrivacyStore({ initial, ports })
  const { privacy = privacyEn, section = sectionEn } = words
  return {
    element: <PrivacyView store={store} messages={privacy} shared={section} />,
    refresh: store.reading.refresh,
  }
}
