import type { NewAddress } from '@store/api-client/contract/addresses'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resultCodeOf } from '../fixtures/cartJourney.ts'
import { createAccounts } from '../fixtures/createAccounts.ts'
import { expectOk, gifts, receiver } from '../fixtures/journey.ts'
import { openTestApi, type TestApi, type Visitor } from '../fixtures/openTestApi.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const account = async (): Promise<Visitor> => {
  const [visitor] = await createAccounts(api, 1)
  if (!visitor) throw new Error('No account was made.')
  return visitor
}

const home: NewAddress = { type: 'home', receiver }
const office: NewAddress = { type: 'office', receiver: { ...receiver, address: '4 Residency Road' } }

const streets = (book: readonly { readonly receiver: { readonly address: string } }[]) =>
  book.map((one) => one.receiver.address)

describe('the address book', () => {
  it('is empty initially, and stores added addresses as typed, the newest first', async () => {
    const { addresses } = (await account()).client
    expect(expectOk(await addresses.list())).toEqual([])
    expectOk(await addresses.add(home))
    api.wait(1000)
    const book = expectOk(await addresses.add(office))
    expect(book).toEqual([
      { id: expect.any(Number), zone: 'Bengaluru', ...office },
      { id: expect.any(Number), zone: 'Bengaluru', ...home },
    ])
    expect(expectOk(await addresses.list())).toEqual(book)
  })

  it('stores an address once, however it is typed, with the latest spelling and type', async () => {
    const { addresses } = (await account()).client
    expectOk(await addresses.add(home))
    api.wait(1000)
    expectOk(await addresses.add(office))
    api.wait(1000)
    const again = { type: 'other', receiver: { ...receiver, address: '12  church street' } } as const
    const book = expectOk(await addresses.add(again))
    expect(book.map(({ type }) => type)).toEqual(['other', 'office'])
    expect(streets(book)).toEqual(['12  church street', '4 Residency Road'])
  })

  it('removes the duplicate when a changed address equals another', async () => {
    const { addresses } = (await account()).client
    const [first] = expectOk(await addresses.add(home))
    api.wait(1000)
    expectOk(await addresses.add(office))
    const id = first?.id ?? 0
    api.wait(1000)
    const moved = { ...home, id, receiver: { ...receiver, address: '9 New Road' } }
    expect(streets(expectOk(await addresses.change(moved)))).toEqual(['9 New Road', '4 Residency Road'])
    expect(expectOk(await addresses.change({ ...office, id }))).toEqual([
      { id, zone: 'Bengaluru', ...office },
    ])
  })

  it('removes an address, and accepts a repeated removal', async () => {
    const { addresses } = (await account()).client
    const [first] = expectOk(await addresses.add(home))
    const id = first?.id ?? 0
    expect(expectOk(await addresses.remove({ id }))).toEqual([])
    expect(expectOk(await addresses.remove({ id }))).toEqual([])
    expect(resultCodeOf(await addresses.change({ ...home, id }))).toBe('not_found')
  })

  it('stores addresses abroad with their postal code', async () => {
    const { addresses } = (await account()).client
    const abroad = { ...receiver, country: 826, pincode: 'SW1A 2AA', countryCode: '+44' }
    expect(expectOk(await addresses.add({ type: 'home', receiver: abroad }))[0]?.receiver).toEqual(abroad)
  })

  it('stores an alternate phone number, and removes it when a change of the address omits it', async () => {
    const { addresses } = (await account()).client
    const alternate = { countryCode: '+91', contactNumber: '9812345678' }
    const [kept] = expectOk(await addresses.add({ ...home, alternate }))
    expect(kept).toMatchObject({ ...home, alternate })
    const [after] = expectOk(await addresses.change({ ...home, id: kept?.id ?? 0 }))
    expect(after).not.toHaveProperty('alternate')
  })

  it('rejects an invalid alternate phone number and names its field', async () => {
    const { addresses } = (await account()).client
    const alternate = { countryCode: '+91', contactNumber: '123' }
    expect(await addresses.add({ ...home, alternate })).toMatchObject({
      failure: {
        status: 400,
        field: 'alternateContactNumber',
        message: 'Please enter a valid mobile number',
      },
    })
  })

  it('accepts no more than fifty addresses, each of which can still be changed', async () => {
    const { addresses } = (await account()).client
    for (let door = 1; door <= 50; door += 1) {
      expectOk(
        await addresses.add({ type: 'home', receiver: { ...receiver, address: `${door} Long Street` } }),
      )
    }
    expect(await addresses.add(office)).toMatchObject({ failure: { status: 422, code: 'too_many' } })
    const known = { type: 'home', receiver: { ...receiver, address: '7 Long Street' } } as const
    expect(expectOk(await addresses.add(known)).length).toBe(50)
  })

  it.each([
    ['fullName', { fullName: ' ' }, 'This field is required'],
    ['address', { address: '' }, 'This field is required'],
    ['pincode', { pincode: '56000' }, 'Enter a 6 digit pincode'],
    ['pincode', { country: 840, pincode: '12' }, 'Enter a valid postal code'],
    ['contactNumber', { contactNumber: '12345' }, 'Please enter a valid mobile number'],
  ] as const)('rejects an invalid %s: %j', async (field, change, message) => {
    const { addresses } = (await account()).client
    const faulty = { type: 'home', receiver: { ...receiver, ...change } } as const
    expect(await addresses.add(faulty)).toMatchObject({ failure: { status: 400, field, message } })
    expect(expectOk(await addresses.list())).toEqual([])
  })
})

describe('the address book of another user', () => {
  it('is neither readable nor writable, whichever user id is sent', async () => {
    const owner = await account()
    const stranger = await account()
    const [mine] = expectOk(await owner.client.addresses.add(home))
    const id = mine?.id ?? 0
    expect(resultCodeOf(await stranger.client.addresses.change({ ...office, id }))).toBe('not_found')
    expect(expectOk(await stranger.client.addresses.remove({ id }))).toEqual([])
    const response = await stranger.fetch('http://store.test/api/marigold/fa/address?user_id=1&in=0')
    expect(await response.json()).toEqual({ status: true, data: [] })
    expect(expectOk(await owner.client.addresses.list())).toEqual([mine])
  })

  it.each(['list', 'add', 'change', 'remove'] as const)('is not available to a guest: %s', async (verb) => {
    const { addresses } = api.visitor().client
    const request = {
      list: () => addresses.list(),
      add: () => addresses.add(home),
      change: () => addresses.change({ ...home, id: 1 }),
      remove: () => addresses.remove({ id: 1 }),
    }
    expect(await request[verb]()).toMatchObject({ failure: { status: 401, code: 'login_required' } })
  })
})

describe('an order', () => {
  const order = async ({ client }: Visitor, change: Partial<typeof receiver> = {}) => {
    const { version, total } = expectOk(await client.cart.add({ productId: gifts.roses, pincode: '560001' }))
    const orderKey = crypto.randomUUID()
    const body = { orderKey, version, total, senderName: '', message: '' }
    return client.orders.place({ ...body, receiver: { ...receiver, ...change } })
  }

  it('stores its address in the address book once', async () => {
    const visitor = await account()
    expectOk(await order(visitor))
    expectOk(await order(visitor))
    expect(expectOk(await visitor.client.addresses.list())).toEqual([
      { id: expect.any(Number), zone: 'Bengaluru', type: 'other', receiver },
    ])
  })

  it('moves a known address to the front and keeps its spelling', async () => {
    const visitor = await account()
    expectOk(await visitor.client.addresses.add(home))
    api.wait(1000)
    expectOk(await visitor.client.addresses.add(office))
    api.wait(1000)
    expectOk(await order(visitor, { address: '12 CHURCH STREET' }))
    const book = expectOk(await visitor.client.addresses.list())
    expect(book.map(({ type, receiver: { address } }) => [type, address])).toEqual([
      ['home', '12 Church Street'],
      ['office', '4 Residency Road'],
    ])
  })

  it('adds its landmark to the same address in the address book, unless that already has a landmark', async () => {
    const visitor = await account()
    const landmarks = async () =>
      expectOk(await visitor.client.addresses.list()).map((one) => one.receiver.landmark)
    expectOk(await visitor.client.addresses.add(home))
    expectOk(await order(visitor, { landmark: 'By the lake' }))
    expect(await landmarks()).toEqual(['By the lake'])
    expectOk(await order(visitor))
    expect(await landmarks()).toEqual(['By the lake'])
  })

  it('stores no address if the order is rejected, and is not rejected if the address book is full', async () => {
    const visitor = await account()
    expect((await order(visitor, { pincode: '999999' })).ok).toBe(false)
    expect(expectOk(await visitor.client.addresses.list())).toEqual([])
    for (let door = 1; door <= 50; door += 1) {
      const address = `${door} Long Street`
      expectOk(await visitor.client.addresses.add({ type: 'home', receiver: { ...receiver, address } }))
    }
    expectOk(await order(visitor))
    expect(expectOk(await visitor.client.addresses.list()).length).toBe(50)
  })
})
