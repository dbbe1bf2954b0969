import { Notice } from '@store/ui'
import { StatusRegion } from '@store/ui/status-region'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import section from '../section/Section.module.css'
import { Section } from '../section/Section.tsx'
import { createProfilePart } from './createProfilePart.ts'
import { ProfileEmail } from './ProfileEmail.tsx'
import { ProfileMobile } from './ProfileMobile.tsx'
import { ProfileName } from './ProfileName.tsx'
import type { ProfileViewProps } from './ProfileSlots.ts'

/** Renders the profile: name, e-mail and mobile number, each with a button to change it. */
export const ProfileView = createProfilePart((slots) => slots.view, OwnProfileView)

function OwnProfileView({ store, messages, shared }: ProfileViewProps) {
  const { done } = useStore(store)
  const { kind } = useStore(store.reading)
  const statusText = done && (done === 'saved' ? messages.saved : messages.mobileProven)

  // The draft is in browser storage, so it is restored after hydration, when the profile has loaded.
  useEffect(() => {
    if (kind === 'ready') store.actions.resume()
  }, [store, kind])

  return (
    <Section reading={store.reading} heading={messages.heading} rows={2} messages={shared}>
      {(profile) => (
        <div className={section.group}>
          <StatusRegion text={statusText ?? ''} />
          {statusText && <Notice kind="good">{statusText}</Notice>}
          <div className={section.card}>
            <ProfileName store={store} profile={profile} messages={messages} shared={shared} />
          </div>
          <div className={section.card}>
            <ProfileEmail profile={profile} messages={messages} />
          </div>
          <div className={section.card}>
            <ProfileMobile store={store} profile={profile} messages={messages} shared={shared} />
          </div>
        </div>
      )}
    </Section>
  )
}
