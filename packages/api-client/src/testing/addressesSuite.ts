import type { NewAddress, SavedAddress } from '../contract/addresses/index.ts'
import { maxAddresses } from '../contract/rules/maxAddresses.ts'
import type { AddressBookTestCase } from './AddressBookTestCase.ts'
import { httpErrorResult } from './httpErrorResult.ts'
import { unwrap } from './unwrap.ts'

const receiver = {
  title: 'Mr.',
  fullName: 'Vikram Iyer',
  address: '12 Church Street',
  city: 'Bengaluru',
  pincode: '560001',
  countryCode: '+91',
  contactNumber: '9876543210',
} as const
const home: NewAddress = { type: 'home', receiver }
const at = (address: string): NewAddress => ({ type: 'office', receiver: { ...receiver, address } })
const idOf = ([first]: readonly SavedAddress[]) => first?.id ?? 0
const streets = (book: readonly SavedAddress[]) => book.map((one) => one.receiver.address)

/**
 * Behavior of every address book, the fake one and the real one. Run each check on a new shop:
 * `it.each(addressesSuite)('$title', async ({ run }) => run(open(), expect))`.
 */
export const addressesSuite: readonly AddressBookTestCase[] = [
  {
    title: 'is empty at first, and returns added addresses as entered, newest first',
    run: async ({ user, wait }, expect) => {
      const client = await user()
      expect(unwrap(await client.list())).toEqual([])
      const alternate = { countryCode: '+91', contactNumber: '9812345678' }
      unwrap(await client.add({ ...home, alternate }))
      await wait()
      const book = unwrap(await client.add(at('4 Residency Road')))
      expect(book).toMatchObject([at('4 Residency Road'), { ...home, alternate }])
      expect(unwrap(await client.list())).toEqual(book)
    },
  },
  {
    title: 'stores an address once, however it is typed, with the newest spelling and type',
    run: async ({ user, wait }, expect) => {
      const client = await user()
      const id = idOf(unwrap(await client.add(home)))
      await wait()
      unwrap(await client.add(at('4 Residency Road')))
      await wait()
      expect(unwrap(await client.add(at(' 12  church STREET ')))).toMatchObject([
        { id, type: 'office' },
        at('4 Residency Road'),
      ])
    },
  },
  {
    title: 'changes an address, and removes another that is now identical',
    run: async ({ user, wait }, expect) => {
      const client = await user()
      const id = idOf(unwrap(await client.add(home)))
      await wait()
      unwrap(await client.add(at('4 Residency Road')))
      await wait()
      expect(streets(unwrap(await client.change({ ...at('9 New Road'), id })))).toEqual([
        '9 New Road',
        '4 Residency Road',
      ])
      await wait()
      expect(unwrap(await client.change({ ...at('4 residency road'), id }))).toMatchObject([{ id }])
      expect(streets(unwrap(await client.list()))).toEqual(['4 residency road'])
    },
  },
  {
    title: 'removes an alternate number when the address is saved without one',
    run: async ({ user }, expect) => {
      const client = await user()
      const alternate = { countryCode: '+91', contactNumber: '9812345678' }
      const id = idOf(unwrap(await client.add({ ...home, alternate })))
      const [after] = unwrap(await client.change({ ...home, id }))
      expect(after?.alternate).toEqual(undefined)
    },
  },
  {
    title: 'stores a landmark with the address it belongs to, and removes it when it is emptied',
    run: async ({ user }, expect) => {
      const client = await user()
      const lake = { ...home, receiver: { ...receiver, landmark: 'By the lake' } }
      const id = idOf(unwrap(await client.add(home)))
      expect(unwrap(await client.add(lake))).toMatchObject([{ ...lake, id }])
      const [after] = unwrap(await client.change({ ...home, id }))
      expect(after?.receiver.landmark).toEqual(undefined)
    },
  },
  {
    title: 'removes an address, accepts a repeated removal, but rejects a change of a removed one',
    run: async ({ user }, expect) => {
      const client = await user()
      const id = idOf(unwrap(await client.add(home)))
      expect(unwrap(await client.remove({ id }))).toEqual([])
      expect(unwrap(await client.remove({ id }))).toEqual([])
      expect(await client.change({ ...home, id })).toMatchObject(httpErrorResult(404, 'not_found'))
    },
  },
  {
    title: 'rejects a new address when it is full, but still updates the existing ones',
    run: async ({ user }, expect) => {
      const client = await user()
      for (let door = 1; door <= maxAddresses; door += 1) unwrap(await client.add(at(`${door} Long Street`)))
      expect(await client.add(home)).toMatchObject(httpErrorResult(422, 'too_many'))
      expect(unwrap(await client.add(at('7 Long Street'))).length).toEqual(maxAddresses)
    },
  },
  {
    title: 'rejects an undeliverable address, names the field, and stores nothing',
    run: async ({ user }, expect) => {
      const client = await user()
      const wrong = [
        ['fullName', { ...home, receiver: { ...receiver, fullName: ' ' } }],
        ['landmark', { ...home, receiver: { ...receiver, landmark: 'a'.repeat(101) } }],
        ['pincode', { ...home, receiver: { ...receiver, pincode: '56000' } }],
        ['pincode', { ...home, receiver: { ...receiver, country: 840, pincode: '12' } }],
        ['contactNumber', { ...home, receiver: { ...receiver, contactNumber: '12345' } }],
        ['alternateContactNumber', { ...home, alternate: { countryCode: '+91', contactNumber: '1' } }],
      ] as const
      for (const [field, address] of wrong) {
        expect(await client.add(address)).toMatchObject({ ok: false, failure: { status: 400, field } })
      }
      expect(unwrap(await client.list())).toEqual([])
    },
  },
  {
    title: 'is visible to its owner only',
    run: async ({ user }, expect) => {
      const owner = await user()
      const mine = unwrap(await owner.add(home))
      const stranger = await user()
      expect(unwrap(await stranger.list())).toEqual([])
      expect(unwrap(await stranger.remove({ id: idOf(mine) }))).toEqual([])
      expect(await stranger.change({ ...home, id: idOf(mine) })).toMatchObject(
        httpErrorResult(404, 'not_found'),
      )
    },
  },
  {
    title: 'is not available to a guest',
    run: async ({ guest }, expect) => {
      const client = guest()
      const answers = [
        await client.list(),
        await client.add(home),
        await client.change({ ...home, id: 1 }),
        await client.remove({ id: 1 }),
      ]
      for (const answer of answers) expect(answer).toMatchObject(httpErrorResult(401, 'login_required'))
    },
  },
]
