import { Section } from '../section/Section.tsx'
import { AccountRemovalSection } from './AccountRemovalSection.tsx'
import { createPrivacyPart } from './createPrivacyPart.ts'
import { DataDownload } from './DataDownload.tsx'
import type { PrivacyViewProps } from './PrivacySlots.ts'
import { SessionList } from './SessionList.tsx'

/** Renders the user's sessions, the download of their data, and the account deletion. */
export const PrivacyView = createPrivacyPart((slots) => slots.view, OwnPrivacyView)

function OwnPrivacyView({ store, messages, shared }: PrivacyViewProps) {
  return (
    <Section reading={store.reading} heading={messages.heading} messages={shared}>
      {(sessions) => (
        <>
          <SessionList sessions={sessions} store={store} messages={messages} />
          <DataDownload store={store} messages={messages} shared={shared} />
          <AccountRemovalSection store={store} messages={messages} shared={shared} />
        </>
      )}
    </Section>
  )
}
