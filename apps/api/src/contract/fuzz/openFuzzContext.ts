import { randomUUID } from 'node:crypto'
import { createOtp } from '@store/api-client/testing'
import { captureEncryptedContact } from '../../fixtures/captureEncryptedContact.ts'
import { createAccounts } from '../../fixtures/createAccounts.ts'
import { drawPhoto, padPhoto } from '../../fixtures/drawPhoto.ts'
import { expectOk, gifts, receiver } from '../../fixtures/journey.ts'
import { openTestApi, type TestApi, type Visitor } from '../../fixtures/openTestApi.ts'
import { placeGiftOrder } from '../../fixtures/orderJourney.ts'
import { uploadMugPhoto } from '../../fixtures/uploadPhoto.ts'
import { defaultLimits } from '../../RateLimits.ts'
import type { SampleValues } from './schemaToArbitrary.ts'

/** The kind of visitor that sends the requests. */
export type FuzzVisitor = 'guest' | 'user'

/** A shop for fuzzing, and its visitor's data. */
export interface FuzzContext {
  readonly api: TestApi
  /** Returns the current visitor; a new one after a logout or an account deletion. */
  readonly visitor: () => Promise<Visitor>
  /** Returns sample values of fields, by call and field. */
  readonly sampleValuesFor: (name: string) => SampleValues
}

/** Opens a shop without rate limits. */
export async function openFuzzContext(who: FuzzVisitor): Promise<FuzzContext> {
  const endless = Object.entries(defaultLimits).map(([name, limit]) => [
    name,
    name.endsWith('Ms') ? limit : 1e9,
  ])
  const api = await openTestApi(Object.fromEntries(endless))
  const open = async () => {
    if (who === 'guest') return api.visitor()
    const [visitor] = await createAccounts(api, 1)
    if (!visitor) throw new Error('There is no account.')
    return visitor
  }
  let current = await open()
  const owned = await fill(current, who)
  const visitor = async () => {
    if (who === 'user' && !current.cookies.has('sid')) current = await open()
    return current
  }
  const known: SampleValues = {
    ...common,
    ...owned,
    userData: [await captureEncryptedContact(api)],
    filedata: await photos(),
    files: [],
  }
  const [files] = [known.filedata ?? []]
  const byCall: Readonly<Record<string, SampleValues>> = {
    'uploads.photoBefore': { files },
    'wishlist.remove': { id: ['1001', '2001'] },
    'hampers.get': { id: ['6001', 'build-your-own-hamper'] },
    'orders.get': { id: owned.order_id ?? [] },
  }
  return { api, visitor, sampleValuesFor: (name) => ({ ...known, ...byCall[name] }) }
}

/** Creates the data that calls can refer to: lines, a photo, and for a user an order and an address. */
async function fill(visitor: Visitor, who: FuzzVisitor): Promise<SampleValues> {
  const { client } = visitor
  const orders = who === 'user' ? [(await placeGiftOrder(visitor)).id] : []
  const book = who === 'user' ? expectOk(await client.addresses.add({ receiver, type: 'home' })) : []
  const { lines } = expectOk(await client.cart.add({ productId: gifts.roses, pincode: '560001' }))
  const { id } = await uploadMugPhoto(visitor)
  const own = lines.map((line) => line.id)
  return { ci_id: own, parent_ci_id: own, order_id: orders, sno: book.map((one) => one.id), fid: [id] }
}

const numbers = [1001, 1002, 2001, 3001, 6001, 7001, 12001, 12002, 4001]

const common: SampleValues = {
  nid: [...numbers, ...numbers.map(String)],
  node_id: numbers,
  pincode: ['560001', '682001', '744101', '10001'],
  city: ['Bengaluru', 'Kochi', 'Delhi'],
  search_char: ['b', 'k'],
  searchtext: ['indiranagar', '560001'],
  category: ['flowers', 'cakes', 'gifts'],
  type: ['flower', 'cake'],
  slug: ['red-roses-bouquet', 'chocolate-truffle-cake'],
  q: ['red roses', 'cake for mum'],
  current_page: ['1', '2', 1, 2],
  date: ['25-11-2026', '2026-11-25'],
  dd: ['25-11-2026'],
  delivery_date: ['25-11-2026'],
  order_key: [randomUUID()],
  email: ['asha@example.com'],
  country_code: ['91', '1'],
  otp: [createOtp(), Number(createOtp())],
}

async function photos(): Promise<readonly Blob[]> {
  const drawn = padPhoto(await drawPhoto({ format: 'jpeg', width: 400, height: 300 }), 60 * 1024)
  const cut = drawn.slice(0, 55 * 1024).fill(7, 200)
  return [new Blob([drawn]), new Blob([cut]), new Blob([]), new Blob([new Uint8Array(56 * 1024)])]
}
