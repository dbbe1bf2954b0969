import type { Profile } from '@store/api-client/contract/profile'
import { Button, Notice } from '@store/ui'
import { StatusRegion } from '@store/ui/status-region'
import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import section from '../section/Section.module.css'
import { Section } from '../section/Section.tsx'
import type { SectionMessages } from '../section/SectionMessages.ts'
import type { ProfileStore } from './createProfileStore.ts'
import { MobileForm } from './MobileForm.tsx'
import { NameForm } from './NameForm.tsx'
import styles from './Profile.module.css'
import type { ProfileMessages } from './ProfileMessages.ts'

/** Props of `ProfileView`. */
export interface ProfileViewProps {
  readonly store: ProfileStore
  readonly messages: ProfileMessages
  /** Messages shared by all sections. */
  readonly shared: SectionMessages
}

/** Renders the profile: name, e-mail and mobile number, each with a button to change it. */
export function ProfileView({ store, messages, shared }: ProfileViewProps) {
  const { done } = useStore(store)
  const { kind } = useStore(store.reading)
  const said = done && (done === 'saved' ? messages.saved : messages.mobileProven)

  // The draft is in the browser's storage: it is restored after hydration, once the profile has loaded.
  useEffect(() => {
    if (kind === 'ready') store.actions.resume()
  }, [store, kind])

  return (
    <Section reading={store.reading} heading={messages.heading} rows={2} messages={shared}>
      {(profile) => (
        <div className={section.group}>
          <StatusRegion text={said ?? ''} />
          {said && <Notice kind="good">{said}</Notice>}
          <div className={section.card}>
            <NamePart store={store} profile={profile} messages={messages} shared={shared} />
          </div>
          <div className={section.card}>
            <dl className={styles.facts}>
              <dt className={styles.label}>{messages.email}</dt>
              <dd className={styles.value}>{profile.email}</dd>
            </dl>
            <p className={section.quiet}>{messages.emailNote}</p>
          </div>
          <div className={section.card}>
            <MobilePart store={store} profile={profile} messages={messages} shared={shared} />
          </div>
        </div>
      )}
    </Section>
  )
}

interface PartProps extends ProfileViewProps {
  readonly profile: Profile
}

function NamePart({ store, profile, messages, shared }: PartProps) {
  const { edit } = useStore(store)
  const opener = useFocusBack(edit !== undefined)
  if (edit) return <NameForm edit={edit} actions={store.actions} messages={messages} shared={shared} />
  return (
    <div className={section.row}>
      <dl className={styles.facts}>
        <dt className={styles.label}>{messages.name}</dt>
        <dd className={styles.value}>
          {profile.name === '' ? messages.noName : `${messages.titleOption(profile.title)} ${profile.name}`}
        </dd>
      </dl>
      <Button ref={opener} variant="secondary" onClick={store.actions.edit}>
        {messages.edit}
      </Button>
    </div>
  )
}

function MobilePart({ store, profile, messages, shared }: PartProps) {
  const { mobile } = useStore(store)
  const opener = useFocusBack(mobile !== undefined)
  if (mobile) return <MobileForm change={mobile} actions={store.mobile} messages={messages} shared={shared} />
  const isKnown = profile.mobile !== ''
  return (
    <div className={section.row}>
      <dl className={styles.facts}>
        <dt className={styles.label}>{messages.mobile}</dt>
        <dd className={styles.value}>
          {isKnown ? (
            <>
              <bdi dir="ltr">{`+${profile.countryCode} ${profile.mobile}`}</bdi>{' '}
              <span className={profile.isMobileProven ? styles.good : styles.caution}>
                {profile.isMobileProven ? messages.proven : messages.notProven}
              </span>
            </>
          ) : (
            messages.noMobile
          )}
        </dd>
      </dl>
      <Button ref={opener} variant="secondary" onClick={store.mobile.change}>
        {isKnown ? (profile.isMobileProven ? messages.changeMobile : messages.prove) : messages.addMobile}
      </Button>
    </div>
  )
}

/** Returns focus to the button that opened a form, when the form closes with the focus inside. */
function useFocusBack(isOpen: boolean) {
  const opener = useRef<HTMLElement | null>(null)
  const wasOpen = useRef(false)
  // The button exists again only after the render without the form.
  useEffect(() => {
    const { current } = opener
    if (wasOpen.current && !isOpen && current?.ownerDocument.activeElement === current?.ownerDocument.body)
      current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return opener
}
