import { Button } from '@store/ui'
import { useId, useRef } from 'react'
import section from '../section/Section.module.css'
import { createNotificationsPart } from './createNotificationsPart.ts'
import { NotificationItem } from './NotificationItem.tsx'
import type { SharedNotificationsProps } from './NotificationsSlots.ts'

/** Renders the list of notifications. */
export const NotificationList = createNotificationsPart((slots) => slots.list, OwnNotificationList)

function OwnNotificationList({ shown, actions, messages }: SharedNotificationsProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  // The pressed button is removed after the action, so focus moves to the heading.
  const marked = (mark: () => void) => () => {
    mark()
    heading.current?.focus()
  }
  return (
    <section className={section.group} aria-labelledby={id}>
      <div className={section.row}>
        <h2 className={section.title} id={id} ref={heading} tabIndex={-1}>
          {messages.messages}
        </h2>
        {shown.items.length > 0 && (
          <span className={section.quiet} role="status">
            {messages.unread(shown.unread)}
          </span>
        )}
        {shown.unread > 0 && (
          <Button variant="quiet" onClick={marked(actions.markAllRead)}>
            {messages.markAllRead}
          </Button>
        )}
      </div>
      {shown.items.length === 0 ? (
        <p className={section.lead}>{messages.empty}</p>
      ) : (
        <ul className={section.list}>
          {shown.items.map((item) => (
            <NotificationItem
              key={item.id}
              item={item}
              onRead={marked(() => actions.markRead(item.id))}
              messages={messages}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
