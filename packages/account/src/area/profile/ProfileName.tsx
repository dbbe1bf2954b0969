import { Button } from '@store/ui'
import { useStore } from 'zustand'
import section from '../section/Section.module.css'
import { createProfilePart } from './createProfilePart.ts'
import { NameForm } from './NameForm.tsx'
import styles from './Profile.module.css'
import type { ProfileFieldProps } from './ProfileSlots.ts'
import { useReturnFocusToOpener } from './useReturnFocusToOpener.ts'

/** Renders the name with a button to change it, or the form. */
export const ProfileName = createProfilePart((slots) => slots.name, OwnProfileName)

function OwnProfileName({ store, profile, messages, shared }: ProfileFieldProps) {
  const { edit } = useStore(store)
  const opener = useReturnFocusToOpener(edit !== undefined)
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
