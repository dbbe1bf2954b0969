import { Button } from '@store/ui'
import { useStore } from 'zustand'
import section from '../section/Section.module.css'
import { createProfilePart } from './createProfilePart.ts'
import { MobileForm } from './MobileForm.tsx'
import styles from './Profile.module.css'
import type { ProfileFieldProps } from './ProfileSlots.ts'
import { useReturnFocusToOpener } from './useReturnFocusToOpener.ts'

/** Renders the mobile number with a button to change it, or the form. */
export const ProfileMobile = createProfilePart((slots) => slots.mobile, OwnProfileMobile)

function OwnProfileMobile({ store, profile, messages, shared }: ProfileFieldProps) {
  const { mobile } = useStore(store)
  const opener = useReturnFocusToOpener(mobile !== undefined)
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
