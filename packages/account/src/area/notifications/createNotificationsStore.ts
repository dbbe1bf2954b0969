import type {
  ChangeableNotificationPreference,
  Notifications,
  NotificationsClient,
} from '@store/api-client/contract/notifications'
import type { ReadonlyStore } from '@store/api-client/contract/ports'
import { createStore } from 'zustand/vanilla'
import { createSectionResource, type SectionResource } from '../resource/createSectionResource.ts'
import type { InitialSectionData } from '../resource/SectionData.ts'
import { getServerErrorText } from '../section/getServerErrorText.ts'
import type { SectionPorts } from '../section/SectionPorts.ts'
import { mergeChanges } from './mergeChanges.ts'
import type { NotificationChanges, NotificationsState } from './NotificationsState.ts'

/** The store of notifications and preferences. */
export interface NotificationsStore extends ReadonlyStore<NotificationsState> {
  /** The loaded data. */
  readonly reading: SectionResource<Notifications>
  readonly actions: NotificationsActions
}

/** Actions on messages and preferences: optimistic updates that are rolled back on failure. */
export interface NotificationsActions {
  /** Marks a message as read. */
  readonly markRead: (id: number) => void
  readonly markAllRead: () => void
  /** Turns a preference on or off; the last change wins. */
  readonly choose: (choice: ChangeableNotificationPreference, isOn: boolean) => void
}

/** Ports of the notifications. */
export interface NotificationsPorts extends SectionPorts {
  /** The notifications API calls. */
  readonly client: NotificationsClient
}

/** Options of `createNotificationsStore`. */
export interface NotificationsStoreOptions {
  /** Server-rendered data. */
  readonly initial?: InitialSectionData<Notifications> | undefined
  readonly ports: NotificationsPorts
}

/**
 * Creates the store of notifications and preferences. It sends one request at a time; changes made meanwhile are sent
 * with the next request.
 */
export function createNotificationsStore({ initial, ports }: NotificationsStoreOptions): NotificationsStore {
  const { client, session, requestLogin } = ports
  const store = createStore<NotificationsState>(() => nothing)
  const reading = createSectionResource<Notifications>({
    ...{ initial, session, requestLogin },
    read: client.list,
    onSessionEnd: () => store.setState(nothing),
  })

  const send = async () => {
    for (;;) {
      const { waiting: changes } = store.getState()
      if (!changes) return
      store.setState({ sending: changes, waiting: undefined })
      const answer = await reading.request(() => client.update(written(changes)))
      if (!answer) return
      if (answer.ok) reading.setData(answer.value)
      const message = answer.ok ? undefined : getServerErrorText(answer.failure)
      const failed = message === undefined ? store.getState().failed : { ...changes, message }
      store.setState({ sending: undefined, failed })
    }
  }

  const change = (changes: Partial<NotificationChanges>) => {
    const { sending, waiting } = store.getState()
    const all = { read: [], preferences: {}, ...changes }
    store.setState({ waiting: mergeChanges(waiting, all), failed: undefined })
    if (!sending) void send()
  }

  return {
    ...{ getState: store.getState, getInitialState: store.getInitialState, subscribe: store.subscribe },
    reading,
    actions: {
      markRead: (id) => change({ read: [id] }),
      markAllRead: () => change({ read: 'all' }),
      choose: (choice, isOn) => change({ preferences: { [choice]: isOn } }),
    },
  }
}

const nothing: NotificationsState = { sending: undefined, waiting: undefined, failed: undefined }

const written = ({ read, preferences }: NotificationChanges) => ({
  ...(read.length > 0 && { read }),
  ...(Object.keys(preferences).length > 0 && { preferences }),
})
