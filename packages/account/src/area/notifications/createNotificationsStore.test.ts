import type {
  ChangeableNotificationPreference,
  Notifications,
  UpdateNotificationsRequest,
} from '@store/api-client/contract/notifications'
import type { SessionState } from '@store/api-client/contract/ports'
import type { Result } from '@store/api-client/contract/problem'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { createAccountPorts } from '../fixtures/createAccountPorts.ts'
import { createAccountServer } from '../fixtures/createAccountServer.ts'
import { sampleNotifications } from '../fixtures/sampleAccount.ts'
import { createNotificationsStore, type NotificationsStore } from './createNotificationsStore.ts'
import { selectOptimisticNotifications } from './selectOptimisticNotifications.ts'

const quiet = async () => {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve()
}

function shownIn({ reading, getState }: NotificationsStore): Notifications {
  const now = reading.getState()
  if (now.kind !== 'ready') throw new Error(`The messages are ${now.kind}.`)
  return selectOptimisticNotifications(now.data, getState())
}

function setUp() {
  const server = createAccountServer()
  const ports = { ...createAccountPorts(server), client: server.client.notifications }
  const store = createNotificationsStore({ initial: { kind: 'ready', data: sampleNotifications }, ports })
  return { server, store, actions: store.actions, shown: () => shownIn(store) }
}

it('shows a change immediately, and sends further changes in one request after the first', async () => {
  const { server, actions, shown } = setUp()
  actions.choose('offers', true)
  actions.choose('texts', true)
  actions.markRead(3)
  expect(shown()).toMatchObject({ unread: 1, preferences: { offers: true, texts: true } })
  await quiet()
  expect(server.asked).toEqual(['update {"read":[],"offers":true}', 'update {"read":[3],"texts":true}'])
  expect(shown()).toMatchObject({ unread: 1, preferences: { offers: true, texts: true, reminders: true } })
})

it('marks all notifications as read', async () => {
  const { actions, shown } = setUp()
  actions.markAllRead()
  expect(shown().items.every(({ isRead }) => isRead)).toBe(true)
  expect(shown().unread).toBe(0)
  await quiet()
  expect(shown().unread).toBe(0)
})

it('rolls a failed switch back and reports the error, which the next change clears', async () => {
  const { server, store, actions, shown } = setUp()
  server.feel('away')
  actions.choose('offers', true)
  expect(shown().preferences.offers).toBe(true)
  await quiet()
  expect(shown().preferences.offers).toBe(false)
  expect(store.getState().failed).toMatchObject({ preferences: { offers: true }, message: '' })
  server.feel('well')
  actions.choose('offers', true)
  expect(store.getState().failed).toBeUndefined()
  await quiet()
  expect(shown().preferences.offers).toBe(true)
})

it('sends nothing more after a log-out', async () => {
  const { server, store, actions } = setUp()
  server.feel('silent')
  actions.choose('offers', true)
  actions.choose('texts', true)
  server.logOut()
  server.feel('well')
  await quiet()
  expect(server.asked).toHaveLength(1)
  expect(store.getState()).toEqual({ sending: undefined, waiting: undefined, failed: undefined })
})

type Ending = 'well' | 'lost' | 'refused'
type Step =
  | { readonly kind: 'choose'; readonly choice: ChangeableNotificationPreference; readonly isOn: boolean }
  | { readonly kind: 'answer'; readonly ending: Ending }

const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('choose' as const),
      choice: fc.constantFrom('offers', 'texts', 'reminders'),
      isOn: fc.boolean(),
    }),
    fc.record({
      kind: fc.constant('answer' as const),
      ending: fc.constantFrom<Ending>('well', 'well', 'lost', 'refused'),
    }),
  ),
  { maxLength: 60, size: 'max' },
)

it("sends one request at a time, shows the state requested last, and ends with the server's state, for any order of changes and responses", async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (script) => {
      let has = sampleNotifications
      const waiting: ((ending: Ending) => void)[] = []
      let most = 0
      const update = ({ preferences = {} }: UpdateNotificationsRequest) =>
        new Promise<Result<Notifications>>((resolve) => {
          waiting.push((ending) => {
            const { offers, texts, reminders } = has.preferences
            const next = { offers, texts, reminders, ...preferences }
            if (ending === 'well')
              has = {
                ...has,
                preferences: {
                  orderUpdates: true,
                  offers: next.offers ?? offers,
                  texts: next.texts ?? texts,
                  reminders: next.reminders ?? reminders,
                },
              }
            resolve(
              ending === 'well'
                ? { ok: true, value: has }
                : { ok: false, failure: { kind: ending === 'lost' ? 'network' : 'encryption' } },
            )
          })
          most = Math.max(most, waiting.length)
        })
      const store = createNotificationsStore({
        initial: { kind: 'ready', data: has },
        ports: {
          client: { list: async () => ({ ok: true, value: has }), update },
          session: createStore<SessionState>(() => ({ kind: 'user', firstName: 'Asha', isVerified: true })),
          requestLogin: async () => 'dismissed',
        },
      })
      for (const step of script) {
        if (step.kind === 'answer') waiting.shift()?.(step.ending)
        else {
          store.actions.choose(step.choice, step.isOn)
          expect(shownIn(store).preferences[step.choice]).toBe(step.isOn)
        }
        await quiet()
      }
      while (waiting.length > 0) {
        waiting.shift()?.('well')
        await quiet()
      }
      expect(most).toBeLessThanOrEqual(1)
      expect(shownIn(store).preferences).toEqual(has.preferences)
    }),
    { numRuns: 300 * Number(process.env.STORE_TEST_FACTOR ?? 1) },
  )
})
