import { createSlots } from '@store/ui/slots'
import type { NotificationsSlots } from './NotificationsSlots.ts'

/** Context of the host's slots, and a function that makes a part replaceable by its slot. */
export const { SlotsContext: NotificationsSlotsContext, createPart: createNotificationsPart } =
  createSlots<NotificationsSlots>()
