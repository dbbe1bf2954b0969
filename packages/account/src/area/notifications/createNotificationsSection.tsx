import type { Notifications } from '@store/api-client/contract/notifications'
import type { InitialSectionData } from '../resource/SectionData.ts'
import type { LoadedSection } from '../section/LoadedSection.ts'
import type { SectionMessages } from '../section/SectionMessages.ts'
import { sectionEn } from '../section/sectionEn.ts'
import { createNotificationsStore, type NotificationsPorts } from './createNotificationsStore.ts'
import type { NotificationsMessages } from './NotificationsMessages.ts'
import { NotificationsView } from './NotificationsView.tsx'
import { notificationsEn } from './notificationsEn.ts'

/** Creates the notifications section with its store: a chunk of its own. */
export function createNotificationsSection(
  initial: InitialSectionData<Notifications> | undefined,
  ports: NotificationsPorts,
  words: { readonly notifications?: NotificationsMessages; readonly section?: SectionMessages } = {},
): LoadedSection {
  const store = createNotificationsStore({ initial, ports })
  const { notifications = notificationsEn, section = sectionEn } = words
  return {
    element: <NotificationsView store={store} messages={notifications} shared={section} />,
    refresh: store.reading.refresh,
  }
}
