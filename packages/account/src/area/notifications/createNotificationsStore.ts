import type {
  NotificationChoice,
  Notifications,
  NotificationsClient,
} from '@store/api-client/contract/notifications'
import type { ReadonlyStore } from '@store/api-client/contract/ports'
import { createStore } from 'zustand/vanilla'
import { createSectionResource, type SectionResource } from '../resource/createSectionResource.ts'
import type { InitialSectionData } from '../resource/SectionData.ts'
import { errorText } from '../section/errorText.ts'
import type { SectionPorts } from '../section/SectionPorts.ts'
import { mergeChanges } from './mergeChanges.ts'
import type { NotificationChanges, NotificationsState } from './NotificationsState.ts'

/** The store of messages and preferences. */
export interface NotificationsStore extends ReadonlyStore<NotificationsState> {
  /** What was read. */
  readonly reading: SectionResource<Notifications>
  readonly actions: NotificationsActions
}

/** What a user can do with messages and preferences; each is shown at once and taken back where it fails. */
export interface NotificationsActions {
  /** Notes that a message was read. */
  readonly markRead: (id: number) => void
  readonly markAllRead: () => void
  /** Turns a preference on or off; the last wish wins. */
  readonly choose: (choice: NotificationChoice, isOn: boolean) => void
}

/** All the notifications need from their host. */
export interface NotificationsPorts extends SectionPorts {
  /** The notification calls. */
  readonly client: NotificationsClient
}

/** What notifications begin with and need. */
export interface NotificationsStoreOptions {
  /** What the server said when the page was made. */
  readonly initial?: InitialSectionData<Notifications> | undefined
  readonly ports: NotificationsPorts
}

/** Makes the store of messages and preferences: one request at a time, and what is changed meanwhile goes with the next. */
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
      const message = answer.ok ? undefined : errorText(answer.failure)
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
