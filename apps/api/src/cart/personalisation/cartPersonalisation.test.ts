import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { products } from '../../db/schema/products.ts'
import { cartGifts, lineOf, messageOf, missingLineId, resultCodeOf } from '../../fixtures/cartJourney.ts'
import { expectOk, gifts, receiver, signUp } from '../../fixtures/journey.ts'
import { openTestApi, type TestApi } from '../../fixtures/openTestApi.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const { cake } = cartGifts
const words = (text: string) => ({ productId: cake, pincode: '560001', texts: [{ attribute: 16, text }] })

/** Returns a visitor with a personalised cake, and a function to change its text. */
async function baker(text = 'Happy Birthday') {
  const { client } = api.visitor()
  const line = lineOf(expectOk(await client.cart.add(words(text))), cake)
  const message = messageOf(line)
  const write = (to: string, from = text) =>
    client.cart.updateMessage({ lineId: line.id, attributeId: message.id, from, text: to })
  const read = async () => messageOf(lineOf(expectOk(await client.cart.list()), cake)).text
  return { client, line, said: message, write, read }
}

describe('the personalisation of a line', () => {
  it('contains the weight at which it is sold, and its sanitized text', async () => {
    const { line } = await baker('  Happy Birthday')
    expect(line.attributes).toMatchObject([
      { kind: 'choice', name: 'weight', label: 'Weight', text: '1 Kg' },
      { kind: 'message', name: 'cakeMessage', text: 'Happy Birthday', limit: 25, isRequired: false },
    ])
  })

  it('separates lines with different texts, and merges equal ones', async () => {
    const { client } = await baker('For Asha')
    await client.cart.add(words('For Vikram'))
    await client.cart.add({ productId: cake, pincode: '560001' })
    const cart = expectOk(await client.cart.add(words(' For Asha')))
    expect(cart.lines.map((line) => [line.quantity, messageOf(line).text])).toEqual([
      [2, 'For Asha'],
      [1, 'For Vikram'],
      [1, ''],
    ])
  })

  it.each([
    ['an attribute but has unsupported characters', [{ attribute: 16, text: 'I <3 you' }], 'message_signs'],
    ['an attribute but is too long', [{ attribute: 16, text: 'x'.repeat(26) }], 'message_long'],
    ['an attribute that the product does not have', [{ attribute: 14, text: 'Hello' }], 'invalid'],
    ['a choice attribute', [{ attribute: 10, text: '9 Kg' }], 'invalid'],
    [
      'the same attribute twice',
      [
        { attribute: 16, text: 'a' },
        { attribute: 16, text: 'b' },
      ],
      'invalid',
    ],
  ])('is rejected with 400 if the text is for %s', async (_, texts, code) => {
    const { client, cookies } = api.visitor()
    expect(await client.cart.add({ productId: cake, texts })).toMatchObject({
      failure: { status: 400, code },
    })
    expect(cookies.size).toBe(0)
  })

  it('is changed only by a text update', async () => {
    const { client, line, said } = await baker('Stay as you are')
    const before = lineOf(expectOk(await client.cart.list()), cake).attributes
    await client.cart.changeQuantity({ lineId: line.id, quantity: 4, from: 1 })
    await client.cart.save({ lineIds: [line.id], isSaved: true })
    await client.cart.save({ lineIds: [line.id], isSaved: false })
    await client.cart.remove({ lineIds: [line.id] })
    const cart = expectOk(await client.cart.restore({ lineIds: [line.id] }))
    expect(lineOf(cart, cake)).toMatchObject({ id: line.id, quantity: 4, attributes: before })
    expect(messageOf(lineOf(cart, cake)).id).toBe(said.id)
  })
})

describe('a text update', () => {
  it('is stored sanitized and increments the version', async () => {
    const { client, write, line } = await baker()
    const before = expectOk(await client.cart.list()).version
    const cart = expectOk(await write('  Congratulations (again)!'))
    expect(messageOf(lineOf(cart, cake)).text).toBe('Congratulations (again)!')
    expect([cart.version, lineOf(cart, cake).id]).toEqual([before + 1, line.id])
  })

  it('is rejected after a concurrent update, and overwrites nothing (R4)', async () => {
    const { write, read } = await baker()
    await write('First tab')
    expect(await write('Second tab')).toMatchObject({ failure: { status: 409, code: 'message_changed' } })
    expect(await read()).toBe('First tab')
  })

  it('succeeds if it repeats the stored text, because the first response may have been lost', async () => {
    const { write } = await baker()
    await write('Once')
    expect(resultCodeOf(await write('Once'))).toBe('ok')
  })

  it('may clear an optional text', async () => {
    const { write, read } = await baker()
    expectOk(await write('   '))
    expect(await read()).toBe('')
  })

  it.each([
    ['Olé 🎂', 'message_signs'],
    ['x'.repeat(26), 'message_long'],
  ])('with %s is rejected with 422', async (text, code) => {
    const { write, read } = await baker()
    expect(await write(text)).toMatchObject({ failure: { status: 422, code, field: 'u_msg' } })
    expect(await read()).toBe('Happy Birthday')
  })

  it.each(['Zoë', 'जन्मदिन मुबारक', '2 - 3_4 @ (5) / 6 & 7!'])('with %s is accepted', async (text) => {
    const { write, read } = await baker()
    expectOk(await write(text))
    expect(await read()).toBe(text)
  })

  it('is allowed only for lines and texts of the visitor', async () => {
    const { line, said } = await baker()
    const stranger = api.visitor().client
    const request = { lineId: line.id, attributeId: said.id, from: 'Happy Birthday', text: 'Mine' }
    expect(await stranger.cart.updateMessage(request)).toMatchObject({ failure: { status: 404 } })
    const other = await baker()
    expect(resultCodeOf(await other.client.cart.updateMessage(request))).toBe('line_gone')
    expect(resultCodeOf(await other.client.cart.updateMessage({ ...request, lineId: other.line.id }))).toBe(
      'line_gone',
    )
    expect(resultCodeOf(await other.client.cart.updateMessage({ ...request, lineId: missingLineId }))).toBe(
      'line_gone',
    )
  })
})

it('a required text must be set before an order is started or placed, and cannot be emptied', async () => {
  const [row] = await api.db.select().from(products).where(eq(products.nid, gifts.jade))
  const body = { kind: 'text', aid: 41, label: 'Name', title: 'Name', limit: 10, isRequired: true } as const
  const facts = row?.facts ? { ...row.facts, attributes: [body] } : null
  await api.db.update(products).set({ facts }).where(eq(products.nid, gifts.jade))
  const visitor = api.visitor()
  await signUp(api, visitor, 'words@example.com')
  const cart = expectOk(await visitor.client.cart.add({ productId: gifts.jade, pincode: '560001' }))
  const order = { orderKey: crypto.randomUUID(), version: cart.version }
  expect(await visitor.client.cart.startOrder(order)).toMatchObject({
    failure: { status: 409, code: 'message_missing', message: expect.stringContaining('Jade Plant') },
  })
  const confirmed = { ...order, total: cart.total, receiver, senderName: '', message: '' }
  expect(resultCodeOf(await visitor.client.orders.place(confirmed))).toBe('message_missing')
  const line = lineOf(cart, gifts.jade)
  const write = (from: string, text: string) =>
    visitor.client.cart.updateMessage({ lineId: line.id, attributeId: messageOf(line).id, from, text })
  const { version } = expectOk(await write('', 'Asha'))
  expect(await write('Asha', '  ')).toMatchObject({
    failure: { status: 422, message: 'This field cannot be empty.' },
  })
  expect(expectOk(await visitor.client.cart.startOrder({ ...order, version })).kind).toBe('forward')
  await api.db
    .update(products)
    .set({ facts: row?.facts ?? null })
    .where(eq(products.nid, gifts.jade))
})
