import type { ChangeableNotificationPreference } from '@store/api-client/contract/notifications'
import { useId } from 'react'
import section from '../section/Section.module.css'
import { createNotificationsPart } from './createNotificationsPart.ts'
import type { SharedNotificationsProps } from './NotificationsSlots.ts'
import { Switch } from './Switch.tsx'

/** Renders the switches of the notification preferences. */
export const NotificationPreferences = createNotificationsPart(
  (slots) => slots.preferences,
  OwnNotificationPreferences,
)

const choices: readonly ChangeableNotificationPreference[] = ['offers', 'texts', 'reminders']

function OwnNotificationPreferences({ shown, actions, messages }: SharedNotificationsProps) {
  const id = useId()
  return (
    <section className={section.group} aria-labelledby={id}>
      <h2 className={section.title} id={id}>
        {messages.preferences}
      </h2>
      <p className={section.lead}>{messages.preferencesLead}</p>
      <div className={section.plain}>
        <Switch label={messages.choice.orderUpdates} about={messages.about.orderUpdates} isOn />
        {choices.map((choice) => (
          <Switch
            key={choice}
            label={messages.choice[choice]}
            about={messages.about[choice]}
            isOn={shown.preferences[choice]}
            onChange={(isOn) => actions.choose(choice, isOn)}
          />
        ))}
      </div>
    </section>
  )
}
