import type { SavedAddress } from '@store/api-client/contract/addresses'
import { paise } from '@store/api-client/contract/money'
import type { SessionState } from '@store/api-client/contract/ports'
import type { Result } from '@store/api-client/contract/problem'
import { describe, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { sampleAddresses } from '../area/fixtures/sampleAccount.ts'
import { createReceiverStore, type ReceiverStoreOptions } from './createReceiverStore.ts'
import { parseReceiverDraft } from './parseReceiverDraft.ts'
import type { ReceiverDraft } from './ReceiverValues.ts'

const [home, office] = sampleAddresses
const asha: SessionState = { kind: 'user', firstName: 'Asha', isVerified: true }

const quiet = async () => {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve()
}

interface Scene {
  readonly saved?: ReceiverStoreOptions['saved']
  readonly kept?: ReceiverDraft
  readonly known?: ReceiverDraft
  /** The address chosen on a product page. */
  readonly selected?: number
  readonly country?: { readonly number: number; readonly name: string }
}

function setUp({ saved = sampleAddresses, kept, known = {}, country, selected }: Scene = {}) {
  let left = selected
  const takeSelected = () => {
    const taken = left
    left = undefined
    return taken
  }
  const session = createStore<SessionState>(() => asha)
  const write = vi.fn()
  const list = vi.fn(async (): Promise<Result<readonly SavedAddress[]>> => ({ ok: true, value: [home] }))
  const store = createReceiverStore({
    orderKey: '0f0c1f0e-7b1a-4c0e-9d35-2f4f8f7d9a11',
    cart: { version: 3, total: paise(129_900), country },
    initial: {},
    saved,
    ports: {
      client: { place: () => new Promise(() => undefined) },
      addresses: { list, session, takeSelected },
      prefill: () => known,
      draft: { read: () => kept, write },
      forget: () => undefined,
      go: () => undefined,
      hrefs: { cart: () => '/cart' },
      track: () => undefined,
    },
  })
  return { store, session, list, write, ...store.actions }
}

describe('a saved address', () => {
  it('fills the receiver fields, and leaves sender and message unchanged', () => {
    const { store, type, choose, write } = setUp()
    type('message', 'With love')
    choose(office.id)
    expect(store.getState()).toMatchObject({
      chosen: 12,
      values: { ...office.receiver, message: 'With love' },
    })
    // Only the values of the fields are restored after a reload.
    expect(write).toHaveBeenLastCalledWith(
      expect.objectContaining({ ...office.receiver, addressType: office.type, message: 'With love' }),
    )
  })

  it('can be replaced by another or a new address, and the text typed for each is kept', () => {
    const { store, type, choose } = setUp()
    type('fullName', 'Meera')
    type('address', '9 New Road')
    choose(home.id)
    type('address', '15, 3rd Cross, ring twice')
    choose(office.id)
    expect(store.getState().values.address).toBe(office.receiver.address)
    choose(undefined)
    expect(store.getState()).toMatchObject({
      chosen: undefined,
      values: { fullName: 'Meera', address: '9 New Road', city: '' },
    })
    choose(home.id)
    expect(store.getState().values.address).toBe('15, 3rd Cross, ring twice')
  })

  it('clears the optional fields of the previous address', () => {
    const { store, choose } = setUp()
    choose(home.id)
    expect(store.getState().values.landmark).toBe('Opposite Metro pillar 42')
    choose(office.id)
    expect(store.getState().values.landmark).toBe('')
  })

  it('clears the errors of the previous address', async () => {
    const { store, submit, choose } = setUp()
    await submit()
    expect(store.getState().fieldErrors).toHaveProperty('fullName')
    choose(home.id)
    expect(store.getState().fieldErrors).toEqual({})
  })

  it('a saved address is still selected after a reload, and can be exchanged for an empty form', () => {
    const { store, resume, choose } = setUp({ kept: parseReceiverDraft(office.receiver) })
    resume()
    expect(store.getState().chosen).toBe(12)
    choose(undefined)
    expect(store.getState().values).toMatchObject({ title: 'Mr.', fullName: '', pincode: '' })
  })

  it('is filled in when it is at the chosen pincode, unless the shopper has typed another one', () => {
    const known = { pincode: office.receiver.pincode, city: office.receiver.city }
    const { store, resume } = setUp({ known })
    resume()
    expect(store.getState()).toMatchObject({ chosen: office.id, values: office.receiver })

    const typed = setUp({ known, kept: { fullName: 'Meera' } })
    typed.resume()
    expect(typed.store.getState()).toMatchObject({ chosen: undefined, values: { fullName: 'Meera' } })

    const elsewhere = setUp({ known: { pincode: '999999' } })
    elsewhere.resume()
    expect(elsewhere.store.getState().chosen).toBeUndefined()
  })

  describe('of several matching ones', () => {
    const near = {
      ...office,
      id: 99,
      receiver: { ...office.receiver, fullName: 'Ravi', address: '7 Hill Road' },
    }
    const { pincode, city } = office.receiver
    const saved = [near, home, office]
    const chosenOf = (scene: Scene) => {
      const { store, resume } = setUp({ saved, ...scene })
      resume()
      return store.getState().chosen
    }

    it('selects the matching address chosen on the product page, or else the last used one', () => {
      expect(chosenOf({ known: { pincode, city }, selected: office.id })).toBe(office.id)
      expect(chosenOf({ known: { pincode, city } })).toBe(near.id)
      expect(chosenOf({ known: { city } })).toBe(near.id)
      expect(chosenOf({})).toBe(near.id)
      expect(chosenOf({ known: { pincode: home.receiver.pincode }, selected: office.id })).toBe(home.id)
    })

    it('replaces the address of an earlier visit, but not one that is chosen in this step afterwards', () => {
      const known = { pincode, city }
      const stored = parseReceiverDraft({ ...near.receiver, message: 'With love' })
      const { store, resume, choose } = setUp({ saved, known, kept: stored, selected: office.id })
      resume()
      expect(store.getState()).toMatchObject({
        chosen: office.id,
        values: { ...office.receiver, message: 'With love' },
      })
      choose(near.id)
      resume()
      expect(store.getState().values.address).toBe(near.receiver.address)
    })
  })

  it('is not replaced while the order is placed, nor by an address that does not exist', () => {
    const { store, choose, submit } = setUp()
    choose(home.id)
    void submit()
    choose(office.id)
    expect(store.getState().chosen).toBe(11)
    const other = setUp()
    other.choose(77)
    expect(other.store.getState().chosen).toBeUndefined()
  })

  it('is offered only for gifts to its own country', () => {
    const { store } = setUp({ country: { number: 840, name: 'United States' } })
    expect(store.getState().saved).toEqual({ kind: 'list', items: [] })
  })
})

describe('the address book', () => {
  it('can be loaded again after a failure', async () => {
    const { store, readAddresses, list } = setUp({ saved: 'failed' })
    expect(store.getState().saved).toEqual({ kind: 'failed' })
    list.mockResolvedValueOnce({ ok: false, failure: { kind: 'network' } })
    await readAddresses()
    expect(store.getState().saved).toEqual({ kind: 'failed' })
    await readAddresses()
    expect(store.getState().saved).toEqual({ kind: 'list', items: [home] })
  })

  it('is removed on logout together with the values that it filled in, while typed values stay', async () => {
    const { store, session, type, choose } = setUp()
    type('fullName', 'Meera')
    choose(home.id)
    session.setState({ kind: 'guest' }, true)
    expect(store.getState()).toMatchObject({
      saved: { kind: 'none' },
      chosen: undefined,
      values: { fullName: 'Meera', address: '' },
    })
  })

  it('is loaded on login, and a response for the former user is ignored', async () => {
    const { store, session, list, readAddresses } = setUp({ saved: 'failed' })
    let delayed: (answer: Result<readonly SavedAddress[]>) => void = () => undefined
    list.mockReturnValueOnce(
      new Promise((resolve) => {
        delayed = resolve
      }),
    )
    void readAddresses()
    session.setState({ kind: 'guest' }, true)
    delayed({ ok: true, value: sampleAddresses })
    await quiet()
    expect(store.getState().saved).toEqual({ kind: 'none' })
    session.setState(asha, true)
    await quiet()
    expect(store.getState().saved).toEqual({ kind: 'list', items: [home] })
  })

  it('is empty when the server rejects the session', async () => {
    const { store, readAddresses, list } = setUp({ saved: 'failed' })
    const failure = { kind: 'refused', status: 401, code: 'login_required', message: '' } as const
    list.mockResolvedValueOnce({ ok: false, failure })
    await readAddresses()
    expect(store.getState().saved).toEqual({ kind: 'none' })
  })
})
