import type { Notification, Notifications } from '@store/api-client/contract/notifications'
import type { Slot } from '@store/ui/slots'
import type { SectionMessages } from '../section/SectionMessages.ts'
import type { NotificationsActions, NotificationsStore } from './createNotificationsStore.ts'
import type { NotificationsMessages } from './NotificationsMessages.ts'

// The props of all parts are in one file, to avoid an import cycle: the slots use these types, and the parts use the
// slots.

/** Props of `NotificationsView`. */
export interface NotificationsViewProps {
  readonly store: NotificationsStore
  readonly messages: NotificationsMessages
  /** Messages shared by all sections. */
  readonly shared: SectionMessages
}

/** Props of `NotificationList` and `NotificationPreferences`. */
export interface SharedNotificationsProps {
  /** The notifications, with the changes that the server has not confirmed yet. */
  readonly shown: Notifications
  readonly actions: NotificationsActions
  readonly messages: NotificationsMessages
}

/** Props of `NotificationItem`. */
export interface NotificationItemProps {
  readonly item: Notification
  /** Marks the notification as read. */
  readonly onRead: () => void
  readonly messages: NotificationsMessages
}

/** Props of `Switch`. */
export interface SwitchProps {
  readonly label: string
  /** Description of the switch's purpose. */
  readonly about: string
  readonly isOn: boolean
  /** Called with the new state; missing while the switch is disabled. */
  readonly onChange?: ((isOn: boolean) => void) | undefined
}

/** Slots of the notifications: each replaces or wraps a part. */
export interface NotificationsSlots {
  /** The whole section. */
  readonly view?: Slot<NotificationsViewProps> | undefined
  /** The list of notifications. */
  readonly list?: Slot<SharedNotificationsProps> | undefined
  /** One notification, a list item. */
  readonly item?: Slot<NotificationItemProps> | undefined
  /** The switches of the notification preferences. */
  readonly preferences?: Slot<SharedNotificationsProps> | undefined
  /** One switch. */
  readonly switch?: Slot<SwitchProps> | undefined
}
