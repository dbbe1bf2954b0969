import { Notice } from '@store/ui'
import { useStore } from 'zustand'
import section from '../section/Section.module.css'
import { Section } from '../section/Section.tsx'
import { createNotificationsPart } from './createNotificationsPart.ts'
import { NotificationList } from './NotificationList.tsx'
import { NotificationPreferences } from './NotificationPreferences.tsx'
import type { NotificationsViewProps } from './NotificationsSlots.ts'
import { selectOptimisticNotifications } from './selectOptimisticNotifications.ts'

/** Renders the notifications and the switches; each change is saved immediately. */
export const NotificationsView = createNotificationsPart((slots) => slots.view, OwnNotificationsView)

function OwnNotificationsView({ store, messages, shared }: NotificationsViewProps) {
  const state = useStore(store)
  return (
    <Section reading={store.reading} heading={messages.heading} messages={shared}>
      {(confirmed) => {
        const shown = selectOptimisticNotifications(confirmed, state)
        return (
          <>
            <div className={section.news} role="alert">
              {state.failed && <Notice kind="bad">{messages.failed(state.failed.message)}</Notice>}
            </div>
            <NotificationList shown={shown} actions={store.actions} messages={messages} />
            <NotificationPreferences shown={shown} actions={store.actions} messages={messages} />
          </>
        )
      }}
    </Section>
  )
}
