import type {
  Notification,
  NotificationChoice,
  Notifications,
} from '@store/api-client/contract/notifications'
import { Button, Link, Notice, VisuallyHidden } from '@store/ui'
import { useId, useRef } from 'react'
import { useStore } from 'zustand'
import { formatDate } from '../section/formatDate.ts'
import section from '../section/Section.module.css'
import { Section } from '../section/Section.tsx'
import type { SectionMessages } from '../section/SectionMessages.ts'
import type { NotificationsActions, NotificationsStore } from './createNotificationsStore.ts'
import styles from './Notifications.module.css'
import type { NotificationsMessages } from './NotificationsMessages.ts'
import { Switch } from './Switch.tsx'
import { selectOptimisticNotifications } from './selectOptimisticNotifications.ts'

/** Props of `NotificationsView`. */
export interface NotificationsViewProps {
  readonly store: NotificationsStore
  readonly messages: NotificationsMessages
  /** Messages shared by all sections. */
  readonly shared: SectionMessages
}

/** Renders the shop's messages and notification switches: each change is saved immediately. */
export function NotificationsView({ store, messages, shared }: NotificationsViewProps) {
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
            <Messages shown={shown} actions={store.actions} messages={messages} />
            <Preferences shown={shown} actions={store.actions} messages={messages} />
          </>
        )
      }}
    </Section>
  )
}

interface PartProps {
  readonly shown: Notifications
  readonly actions: NotificationsActions
  readonly messages: NotificationsMessages
}

function Messages({ shown, actions, messages }: PartProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  // The pressed button disappears after the action, and the focus must not.
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
            <Message
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

interface MessageProps {
  readonly item: Notification
  readonly onRead: () => void
  readonly messages: NotificationsMessages
}

function Message({ item, onRead, messages }: MessageProps) {
  return (
    <li className={item.isRead ? styles.message : `${styles.message} ${styles.new}`}>
      <span className={styles.dot} aria-hidden="true" />
      <div className={section.row}>
        <span className={section.words}>
          {!item.isRead && <VisuallyHidden>{messages.isNew} </VisuallyHidden>}
          <Link className={styles.link} href={item.href}>
            {item.text}
          </Link>
          <span className={section.quiet}>{formatDate(item.at, messages.locale)}</span>
        </span>
        {!item.isRead && (
          <Button variant="quiet" label={messages.markReadNamed(item.text)} onClick={onRead}>
            {messages.markRead}
          </Button>
        )}
      </div>
    </li>
  )
}

const choices: readonly NotificationChoice[] = ['offers', 'texts', 'reminders']

function Preferences({ shown, actions, messages }: PartProps) {
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
