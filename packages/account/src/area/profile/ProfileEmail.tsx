import section from '../section/Section.module.css'
import { createProfilePart } from './createProfilePart.ts'
import styles from './Profile.module.css'
import type { ProfileEmailProps } from './ProfileSlots.ts'

/** Renders the e-mail address, which cannot be changed. */
export const ProfileEmail = createProfilePart((slots) => slots.email, OwnProfileEmail)

function OwnProfileEmail({ profile, messages }: ProfileEmailProps) {
  return (
    <>
      <dl className={styles.facts}>
        <dt className={styles.label}>{messages.email}</dt>
        <dd className={styles.value}>{profile.email}</dd>
      </dl>
      <p className={section.quiet}>{messages.emailNote}</p>
    </>
  )
}
