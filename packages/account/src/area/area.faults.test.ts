import { createFaultInjector } from '@store/api-client/testing'
import { describe, expect, it, vi } from 'vitest'
import { createAddressesStore } from './addresses/createAddressesStore.ts'
import { createAccountPorts, createFakeDraftStorage } from './fixtures/createAccountPorts.ts'
import { createAccountServer } from './fixtures/createAccountServer.ts'
import {
  sampleAddresses,
  sampleNotifications,
  sampleProfile,
  sampleSessions,
  sampleWallet,
} from './fixtures/sampleAccount.ts'
import { createNotificationsStore } from './notifications/createNotificationsStore.ts'
import { createPointsStore } from './points/createPointsStore.ts'
import { createPrivacyStore } from './privacy/createPrivacyStore.ts'
import { createProfileStore } from './profile/createProfileStore.ts'
import { createSectionResource, type SectionResource } from './resource/createSectionResource.ts'
import { createWalletStore } from './wallet/createWalletStore.ts'

const faulty = ['failing', 'nonsense', 'gone'] as const
const ready = <Data>(data: Data) => ({ kind: 'ready', data }) as const
const quiet = () => new Promise((resolve) => setTimeout(resolve))

function open() {
  const faults = createFaultInjector()
  const server = createAccountServer()
  const { client, mobile } = server
  const ports = createAccountPorts(server, {
    client: {
      profile: faults.wrap(client.profile),
      addresses: faults.wrap(client.addresses),
      wallet: faults.wrap(client.wallet),
      points: faults.wrap(client.points),
      notifications: faults.wrap(client.notifications),
      accountData: faults.wrap(client.accountData),
    },
    mobile: faults.wrap(mobile),
  })
  return { faults, server, ports, draft: createFakeDraftStorage() }
}

type Opened = ReturnType<typeof open>

interface Doing {
  /** Performs the action, as a tap does. */
  readonly act: () => unknown
  /** Expected state after a fault: it is reported, and no typed text is lost. */
  readonly failed: object
  readonly state: () => object
  /** Expected state after success. */
  readonly done: object
}

/** Every request that account pages send. */
const doings: readonly (readonly [string, (opened: Opened) => Doing])[] = [
  [
    'a name',
    ({ ports, draft }) => {
      const store = createProfileStore({
        initial: ready(sampleProfile),
        ports: { ...ports, client: ports.client.profile, draft },
      })
      store.actions.edit()
      store.actions.type({ name: 'Asha Rao' })
      return {
        act: store.actions.save,
        state: store.getState,
        failed: { edit: { name: 'Asha Rao', error: '', isSaving: false }, done: undefined },
        done: { edit: undefined, done: 'saved' },
      }
    },
  ],
  [
    'a number and its code',
    ({ ports, draft }) => {
      const store = createProfileStore({
        initial: ready(sampleProfile),
        ports: { ...ports, client: ports.client.profile, draft },
      })
      store.mobile.change()
      store.mobile.typeNumber({ code: '91', number: '9876543210' })
      return {
        act: store.mobile.sendCode,
        state: store.getState,
        failed: {
          mobile: { number: '9876543210', error: { kind: 'refused', message: '' }, busy: undefined },
        },
        done: { mobile: { sentTo: { mobile: '9876543210' }, error: undefined } },
      }
    },
  ],
  [
    'a new address',
    ({ ports, draft }) => {
      const store = createAddressesStore({
        initial: ready(sampleAddresses),
        ports: { ...ports, client: ports.client.addresses, draft },
      })
      store.form.add()
      const typed = { fullName: 'Ravi Kumar', contactNumber: '9876543210', address: '14, 3rd Cross' }
      for (const [field, value] of Object.entries({ ...typed, city: 'Bengaluru', pincode: '560001' }))
        store.form.type(field as 'fullName', value)
      return {
        act: store.form.save,
        state: store.getState,
        failed: { form: { values: typed, error: '', isSaving: false }, isSaved: false },
        done: { form: undefined, isSaved: true },
      }
    },
  ],
  [
    'an address on its way out',
    ({ ports, draft }) => {
      const store = createAddressesStore({
        initial: ready(sampleAddresses),
        ports: { ...ports, client: ports.client.addresses, draft },
      })
      return {
        act: () => {
          const [home] = sampleAddresses
          if (home && !store.getState().isBusy) store.removal.open(home)
          return store.removal.confirm()
        },
        state: store.getState,
        failed: { target: undefined, isBusy: false, error: '' },
        done: { target: undefined, isBusy: false, error: undefined },
      }
    },
  ],
  [
    'a card on its way out',
    ({ ports }) => {
      const store = createWalletStore({
        initial: ready(sampleWallet),
        ports: { ...ports, client: ports.client.wallet },
      })
      return {
        act: () => {
          if (!store.getState().isBusy) store.actions.open({ kind: 'card', token: 'tok_visa', name: 'Visa' })
          return store.actions.confirm()
        },
        state: store.getState,
        failed: { target: undefined, isBusy: false, error: '' },
        done: { error: undefined },
      }
    },
  ],
  [
    'a choice',
    ({ ports }) => {
      const store = createNotificationsStore({
        initial: ready(sampleNotifications),
        ports: { ...ports, client: ports.client.notifications },
      })
      return {
        act: () => store.actions.choose('offers', !sampleNotifications.preferences.offers),
        state: store.getState,
        failed: { sending: undefined, waiting: undefined, failed: { message: '' } },
        done: { sending: undefined, waiting: undefined, failed: undefined },
      }
    },
  ],
  [
    'a session to be ended',
    ({ ports }) => {
      const store = createPrivacyStore({
        initial: ready(sampleSessions),
        ports: { ...ports, client: ports.client.accountData },
      })
      return {
        act: () => store.actions.endSession('s2'),
        state: store.getState,
        failed: { ending: undefined, endError: '', ended: undefined },
        done: { ending: undefined, endError: undefined, ended: 'one' },
      }
    },
  ],
  [
    'all data',
    ({ ports }) => {
      const store = createPrivacyStore({
        initial: ready(sampleSessions),
        ports: { ...ports, client: ports.client.accountData },
      })
      return {
        act: store.actions.download,
        state: store.getState,
        failed: { download: { kind: 'failed', message: '' } },
        done: { download: { kind: 'done' } },
      }
    },
  ],
  [
    'the end of the account',
    ({ ports }) => {
      const store = createPrivacyStore({
        initial: ready(sampleSessions),
        ports: { ...ports, client: ports.client.accountData },
      })
      store.actions.beginRemoval()
      store.actions.typeEmail('asha@example.in')
      return {
        act: store.actions.remove,
        state: store.getState,
        failed: {
          removal: {
            email: 'asha@example.in',
            error: { kind: 'refused', code: '', message: '' },
            isBusy: false,
          },
        },
        done: {},
      }
    },
  ],
]

describe.each(doings)('%s', (_, begin) => {
  it.each(faulty)(
    'reports an error (%s API), keeps the typed text, and succeeds with the next tap',
    async (fault) => {
      const opened = open()
      const { act, state, failed, done } = begin(opened)
      opened.faults.inject(fault)
      await act()
      await quiet()
      expect(opened.faults.injectedCount()).toBe(1)
      expect(state()).toMatchObject(failed)
      opened.faults.inject(undefined)
      await act()
      await quiet()
      expect(state()).toMatchObject(done)
    },
  )

  it('sends one request for repeated taps while the API is slow', async () => {
    const opened = open()
    const { act, state, done } = begin(opened)
    opened.faults.inject('slow')
    const tapped = [act(), act()]
    await vi.waitFor(() => expect(opened.faults.injectedCount()).toBe(1))
    opened.faults.inject(undefined)
    opened.faults.releaseSlowCalls()
    await Promise.all(tapped)
    await quiet()
    expect(opened.faults.injectedCount()).toBe(1)
    // Selecting the same option again is not a second request.
    expect(new Set(opened.server.asked).size).toBe(1)
    expect(state()).toMatchObject(done)
  })
})

/** The common interface of all section resources. */
type Read = Pick<SectionResource<unknown>, 'getState' | 'refresh'>

/** Every section resource of the account. */
const readings: readonly (readonly [string, (opened: Opened) => Read])[] = [
  [
    'profile',
    ({ ports }) => createSectionResource({ ...ports, initial: undefined, read: ports.client.profile.get }),
  ],
  [
    'addresses',
    ({ ports }) => createSectionResource({ ...ports, initial: undefined, read: ports.client.addresses.list }),
  ],
  [
    'points',
    ({ ports }) =>
      createPointsStore({ page: 1, initial: undefined, ports: { ...ports, client: ports.client.points } })
        .reading,
  ],
  [
    'sessions',
    ({ ports }) =>
      createSectionResource({ ...ports, initial: undefined, read: ports.client.accountData.sessions }),
  ],
]

describe.each(readings)('section resource: %s', (_, begin) => {
  it.each(faulty)('reports an error of a %s API, and loads on retry', async (fault) => {
    const opened = open()
    opened.faults.inject(fault)
    const reading = begin(opened)
    await reading.refresh()
    expect(reading.getState()).toEqual({ kind: 'failed' })
    opened.faults.inject(undefined)
    await reading.refresh()
    expect(reading.getState().kind).toBe('ready')
  })
})

it('a deleted account is cleared even if the log-out event arrives before the response', async () => {
  const { faults, server, ports } = open()
  const onRemoved = vi.fn()
  const store = createPrivacyStore({
    initial: ready(sampleSessions),
    ports: { ...ports, client: faults.wrap(server.client.accountData), onRemoved },
  })
  store.actions.beginRemoval()
  store.actions.typeEmail('asha@example.in')
  faults.inject('slow')
  const removed = store.actions.remove()
  faults.inject(undefined)
  faults.releaseSlowCalls()
  // The server has responded; the user-info cookie may be read before the response is.
  await Promise.resolve()
  server.logOut()
  await expect(removed).resolves.toBe(true)
  expect(onRemoved).toHaveBeenCalledOnce()
})
