import type { Notifications } from '@store/api-client/contract/notifications'
import { mergeMessages, type PartialMessages } from '@store/ui/messages'
import type { InitialSectionData } from '../resource/SectionData.ts'
import type { LoadedSection } from '../section/LoadedSection.ts'
import type { SectionMessages } from '../section/SectionMessages.ts'
import { sectionEn } from '../section/sectionEn.ts'
import { NotificationsSlotsContext } from './createNotificationsPart.ts'
import { createNotificationsStore, type NotificationsPorts } from './createNotificationsStore.ts'
import type { NotificationsMessages } from './NotificationsMessages.ts'
import type { NotificationsSlots } from './NotificationsSlots.ts'
import { NotificationsView } from './NotificationsView.tsx'
import { notificationsEn } from './notificationsEn.ts'

/** Creates the notifications section with its store, as a separate chunk. */
export function createNotificationsSection(
  initial: InitialSectionData<Notifications> | undefined,
  ports: NotificationsPorts,
  words: PartialMessages<{
    readonly notifications: NotificationsMessages
    readonly section: SectionMessages
  }> = {},
  slots?: NotificationsSlots,
): LoadedSection {
  const store = createNotificationsStore({ initial, ports })
  const messages = mergeMessages(notificationsEn, words.notifications)
  const shared = mergeMessages(sectionEn, words.section)
  return {
    element: (
      <NotificationsSlotsContext.Provider value={slots}>
        <NotificationsView store={store} messages={messages} shared={shared} />
      </NotificationsSlotsContext.Provider>
    ),
    refresh: store.reading.refresh,
  }
}
