import type { AddressesClient } from '@store/api-client/contract/addresses'
import type { SessionState } from '@store/api-client/contract/ports'
import { expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { createStoreHarness, type StoreHarnessOptions } from '../fixtures/createStoreHarness.ts'
import { sampleAddresses } from '../fixtures/sampleAddresses.ts'

const refused = {
  ok: false,
  failure: { kind: 'refused', status: 401, code: 'login_required', message: '' },
} as const
const answered = { ok: true, value: sampleAddresses } as const

function setUp(options: StoreHarnessOptions = {}) {
  const list = vi.fn<AddressesClient['list']>(async () => refused)
  const scene = createStoreHarness({ visitor: 'user', addresses: list, ...options })
  return { ...scene, ...scene.store.actions, list, state: scene.store.getState }
}

it('a user whose session has ended logs in, and then sees the addresses', async () => {
  const { state, list, logins, openAddresses } = setUp()
  list.mockResolvedValueOnce(refused).mockResolvedValueOnce(answered)
  await openAddresses()
  expect(logins).toEqual(['savedAddresses'])
  expect(state()).toMatchObject({
    open: 'addresses',
    savedAddresses: { status: 'known', list: sampleAddresses },
  })
})

it('closes the dialog before the login is requested, and keeps it closed when that is dismissed', async () => {
  const { store, state, list, logins, openAddresses } = setUp({ login: 'dismissed' })
  const seen: (string | undefined)[] = []
  store.subscribe(({ open }, before) => {
    if (open !== before.open) seen.push(`${open ?? 'none'} after ${logins.length} logins`)
  })
  await openAddresses()
  expect(seen).toEqual(['addresses after 0 logins', 'none after 0 logins'])
  expect(logins).toEqual(['savedAddresses'])
  expect(list).toHaveBeenCalledOnce()
  expect(state().open).toBeUndefined()
})

it.each(['user', 'guest'] as const)(
  'requests one login of a %s, and shows a failure if it does not help',
  async (visitor) => {
    const { state, logins, openAddresses } = setUp({ visitor })
    await openAddresses()
    expect(logins).toEqual(['savedAddresses'])
    expect(state()).toMatchObject({ open: 'addresses', savedAddresses: { status: 'failed' } })
  },
)

it('opens nothing when the addresses are loaded before the visitor asks, and asks at a later press', async () => {
  const { state, list, logins, follow, openAddresses } = setUp()
  const stop = follow()
  await vi.waitFor(() => expect(state().savedAddresses.status).toBe('failed'))
  expect({ logins, open: state().open }).toEqual({ logins: [], open: undefined })
  list.mockResolvedValueOnce(refused).mockResolvedValue(answered)
  await openAddresses()
  expect(logins).toEqual(['savedAddresses'])
  expect(state()).toMatchObject({ open: 'addresses', savedAddresses: { status: 'known' } })
  stop()
})

it('requests one login for two presses while the addresses are already being loaded', async () => {
  const { state, list, logins, loadAddresses, openAddresses } = setUp()
  const first = Promise.withResolvers<typeof refused>()
  list.mockReturnValueOnce(first.promise).mockResolvedValue(answered)
  const loaded = loadAddresses()
  await vi.waitFor(() => expect(list).toHaveBeenCalledOnce())
  const presses = [openAddresses(), openAddresses()]
  await vi.waitFor(() => expect(state().open).toBe('addresses'))
  first.resolve(refused)
  await Promise.all([loaded, ...presses])
  expect(logins).toEqual(['savedAddresses'])
  expect(list).toHaveBeenCalledTimes(2)
  expect(state()).toMatchObject({ open: 'addresses', savedAddresses: { status: 'known' } })
})

it('requests no login after the visitor has closed the dialog', async () => {
  const { state, list, logins, close, openAddresses } = setUp()
  const first = Promise.withResolvers<typeof refused>()
  list.mockReturnValueOnce(first.promise)
  const opened = openAddresses()
  await vi.waitFor(() => expect(list).toHaveBeenCalledOnce())
  close()
  first.resolve(refused)
  await opened
  expect(logins).toEqual([])
  expect(state()).toMatchObject({ open: undefined, savedAddresses: { status: 'failed' } })
})

it('requests no login when the addresses fail for another reason', async () => {
  const { state, list, logins, openAddresses } = setUp()
  list.mockResolvedValue({ ...refused, failure: { ...refused.failure, status: 403 } })
  await openAddresses()
  expect(logins).toEqual([])
  expect(state()).toMatchObject({ open: 'addresses', savedAddresses: { status: 'failed' } })
})

const others = sampleAddresses.slice(1)

it.each([
  ['after a logout', { kind: 'guest' }],
  ['at once', undefined],
] as const)(
  'shows another user who logs in in this browser %s only their own addresses',
  async (_, between) => {
    const session = createStore<SessionState>(() => ({ kind: 'user', firstName: 'Asha', isVerified: true }))
    const list = vi.fn<AddressesClient['list']>(async () => answered)
    const requestLogin = async () => 'dismissed' as const
    const { store } = createStoreHarness({ ports: { addresses: { list, session, requestLogin } } })
    const stop = store.actions.follow()
    await vi.waitFor(() => expect(store.getState().savedAddresses.list).toEqual(sampleAddresses))
    if (between) {
      session.setState(between, true)
      expect(store.getState().savedAddresses).toMatchObject({ status: 'unknown', list: [] })
    }
    list.mockResolvedValue({ ok: true, value: others })
    session.setState({ kind: 'user', firstName: 'Ravi', isVerified: true }, true)
    await store.actions.openAddresses()
    expect(store.getState().savedAddresses).toMatchObject({ status: 'known', list: others })
    stop()
  },
)

it('keeps the addresses when the session of the same user is read again', async () => {
  const asha: SessionState = { kind: 'user', firstName: 'Asha', isVerified: true }
  const session = createStore<SessionState>(() => asha)
  const list = vi.fn<AddressesClient['list']>(async () => answered)
  const requestLogin = async () => 'dismissed' as const
  const { store } = createStoreHarness({ ports: { addresses: { list, session, requestLogin } } })
  const stop = store.actions.follow()
  await vi.waitFor(() => expect(store.getState().savedAddresses.status).toBe('known'))
  session.setState({ ...asha }, true)
  expect(store.getState().savedAddresses).toMatchObject({ status: 'known', list: sampleAddresses })
  expect(list).toHaveBeenCalledOnce()
  stop()
})
