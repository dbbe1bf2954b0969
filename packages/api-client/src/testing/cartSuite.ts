import { type Cart, type CartLine, toLineId } from '../contract/cart/index.ts'
import { buyingChecks } from './buyingChecks.ts'
import type { CartFixture, CartTestCase } from './CartTestCase.ts'
import { discountChecks } from './discountChecks.ts'
import { httpErrorResult } from './httpErrorResult.ts'
import { unwrap } from './unwrap.ts'

const nowhere = toLineId('ffffffff-ffff-4fff-8fff-ffffffffffff')

const at = (lines: readonly CartLine[], place: number): CartLine => {
  const line = lines.at(place)
  if (line) return line
  throw new Error(`cartSuite: there is no line ${place}`)
}
const getMessageAttribute = ({ attributes }: CartLine) => {
  const field = attributes.find(({ kind }) => kind === 'message')
  if (field?.kind === 'message') return field
  throw new Error('cartSuite: the line has no words; `wordy` must be a gift with words')
}
const write = async ({ client, giftWithMessage }: CartFixture, text: string): Promise<Cart> =>
  unwrap(
    await client.add({
      productId: giftWithMessage.productId,
      texts: [{ attribute: giftWithMessage.attribute, text }],
    }),
  )
/** The parts of a cart that are compared between versions: all but the version. */
const plain = ({ lines, saved }: Cart) => ({ lines, saved })
/**
 * Behavior of every cart, the fake one and the real one. Run each check on a new empty cart:
 * `it.each(cartSuite)('$title', async ({ run }) => run(await open(), expect))`.
 */
export const cartSuite: readonly CartTestCase[] = [
  {
    title: 'is empty at first',
    run: async ({ client }, expect) =>
      expect(unwrap(await client.list())).toMatchObject({ lines: [], saved: [], itemCount: 0, total: 0 }),
  },
  {
    title: 'adds a gift, and adds the same gift to the same line',
    run: async ({ client, gift }, expect) => {
      const once = unwrap(await client.add({ productId: gift }))
      expect(once).toMatchObject({ itemCount: 1, lines: [{ productId: gift, quantity: 1 }] })
      const twice = unwrap(await client.add({ productId: gift }))
      expect(twice.lines).toEqual([{ ...at(once.lines, 0), quantity: 2 }])
      expect(plain(unwrap(await client.list()))).toEqual(plain(twice))
    },
  },
  {
    title: 'keeps lines with different messages separate, and merges those with the same message',
    run: async (opened, expect) => {
      await write(opened, 'For Asha')
      await write(opened, 'For Ravi')
      const cart = await write(opened, 'For Asha')
      expect(cart.lines.map((line) => [line.quantity, getMessageAttribute(line).text])).toEqual([
        [2, 'For Asha'],
        [1, 'For Ravi'],
      ])
    },
  },
  {
    title: 'rejects messages that are too long, have unsupported characters, or are not allowed',
    run: async ({ client, gift, giftWithMessage }, expect) => {
      const { productId, attribute, limit } = giftWithMessage
      const add = (text: string) => client.add({ productId, texts: [{ attribute, text }] })
      expect(await add('x'.repeat(limit + 1))).toMatchObject(httpErrorResult(400, 'message_long'))
      expect(await add('<3')).toMatchObject(httpErrorResult(400, 'message_signs'))
      const elsewhere = [{ attribute, text: 'For Asha' }]
      expect(await client.add({ productId: gift, texts: elsewhere })).toMatchObject(
        httpErrorResult(400, 'invalid'),
      )
      expect(unwrap(await client.list()).lines).toEqual([])
    },
  },
  {
    title: 'changes the quantity of one line and nothing else',
    run: async (opened, expect) => {
      await write(opened, 'For Asha')
      const { lines } = await write(opened, 'For Ravi')
      const second = at(lines, 1)
      const change = { lineId: second.id, quantity: 7, from: 1 }
      const cart = unwrap(await opened.client.changeQuantity(change))
      expect(cart.lines).toEqual([at(lines, 0), { ...second, quantity: 7 }])
      expect(unwrap(await opened.client.changeQuantity(change)).lines).toEqual(cart.lines)
    },
  },
  {
    title: 'changes a message, but overwrites none that the client has not seen',
    run: async (opened, expect) => {
      const line = at((await write(opened, 'For Asha')).lines, 0)
      const said = getMessageAttribute(line)
      const change = (from: string, text: string) =>
        opened.client.updateMessage({ lineId: line.id, attributeId: said.id, from, text })
      const cart = unwrap(await change('For Asha', 'For Ravi'))
      const written = { ...said, text: 'For Ravi' }
      expect(cart.lines).toEqual([
        { ...line, attributes: line.attributes.map((one) => (one.id === said.id ? written : one)) },
      ])
      expect(await change('For Asha', 'For Meera')).toMatchObject(httpErrorResult(409, 'message_changed'))
      // Retry after a lost response.
      expect(unwrap(await change('For Asha', 'For Ravi')).lines).toEqual(cart.lines)
      expect(await change('For Ravi', 'x'.repeat(said.limit + 1))).toMatchObject(
        httpErrorResult(422, 'message_long'),
      )
      expect(await change('For Ravi', '<3')).toMatchObject(httpErrorResult(422, 'message_signs'))
      expect(unwrap(await opened.client.list()).lines).toEqual(cart.lines)
    },
  },
  {
    title: 'removes a line, and restores it unchanged in its position',
    run: async (opened, expect) => {
      const { client, gift } = opened
      await write(opened, 'For Asha')
      const { lines } = unwrap(await client.add({ productId: gift }))
      const lineIds = [at(lines, 0).id]
      expect(unwrap(await client.remove({ lineIds })).lines).toEqual([at(lines, 1)])
      expect(unwrap(await client.remove({ lineIds })).lines).toEqual([at(lines, 1)])
      expect(unwrap(await client.restore({ lineIds })).lines).toEqual(lines)
      expect(unwrap(await client.restore({ lineIds })).lines).toEqual(lines)
    },
  },
  {
    title: 'saves a line for later, where it is neither charged nor counted, and restores it unchanged',
    run: async (opened, expect) => {
      const { client } = opened
      const before = await write(opened, 'For Asha')
      const lineIds = [at(before.lines, 0).id]
      const aside = unwrap(await client.save({ lineIds, isSaved: true }))
      expect(aside).toMatchObject({ lines: [], itemCount: 0, total: 0 })
      expect(aside.saved.map((line) => [line.id, line.attributes])).toEqual(
        before.lines.map((line) => [line.id, line.attributes]),
      )
      const back = unwrap(await client.save({ lineIds, isSaved: false }))
      expect(plain(back)).toEqual(plain(before))
      expect(back.total).toEqual(before.total)
    },
  },
  ...discountChecks,
  ...buyingChecks,
  {
    title: 'increments its version on every change',
    run: async (opened, expect) => {
      const { client, gift } = opened
      const versions = [unwrap(await client.list()).version]
      const { lines, version } = unwrap(await client.add({ productId: gift }))
      const lineIds = [at(lines, 0).id]
      versions.push(version)
      versions.push(
        unwrap(await client.changeQuantity({ lineId: at(lines, 0).id, quantity: 2, from: 1 })).version,
      )
      versions.push(unwrap(await client.save({ lineIds, isSaved: true })).version)
      versions.push(unwrap(await client.remove({ lineIds })).version)
      versions.push(unwrap(await client.restore({ lineIds })).version)
      const grown = versions.filter((one, place) => place === 0 || one > (versions[place - 1] ?? one))
      expect(grown).toEqual(versions)
      expect(unwrap(await client.list()).version).toEqual(versions.at(-1))
    },
  },
  {
    title: 'rejects a line that is not in the cart',
    run: async (opened, expect) => {
      const { client } = opened
      const { id: attributeId } = getMessageAttribute(at((await write(opened, 'For Asha')).lines, 0))
      const answers = [
        await client.changeQuantity({ lineId: nowhere, quantity: 2, from: 1 }),
        await client.updateMessage({ lineId: nowhere, attributeId, from: 'For Asha', text: 'x' }),
        await client.restore({ lineIds: [nowhere] }),
        await client.save({ lineIds: [nowhere], isSaved: true }),
        await client.setFreebie({ lineId: nowhere, isDeclined: true }),
      ]
      for (const answer of answers) expect(answer).toMatchObject(httpErrorResult(404, 'line_gone'))
    },
  },
  {
    title: 'rejects an order when the cart differs from the one shown',
    run: async ({ client, gift }, expect) => {
      const { version } = unwrap(await client.add({ productId: gift }))
      const orderKey = '6f0b3c1e-9d0a-4a53-8f0e-2a1d5a3f6b77'
      const old = await client.startOrder({ orderKey, version: version - 1 })
      if (!old.ok && old.failure.kind === 'refused' && old.failure.status === 401) return
      expect(old).toMatchObject(httpErrorResult(409, 'cart_changed'))
      expect(unwrap(await client.startOrder({ orderKey, version }))).toMatchObject({ kind: 'forward' })
    },
  },
]
