import { Button, Link, VisuallyHidden } from '@store/ui'
import { formatDate } from '../section/formatDate.ts'
import section from '../section/Section.module.css'
import { createNotificationsPart } from './createNotificationsPart.ts'
import styles from './Notifications.module.css'
import type { NotificationItemProps } from './NotificationsSlots.ts'

/** Renders one notification. */
export const NotificationItem = createNotificationsPart((slots) => slots.item, OwnNotificationItem)

function OwnNotificationItem({ item, onRead, messages }: NotificationItemProps) {
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
