import { createHmac } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestBank } from './createTestBank.ts'

const secret = 'shared'
let delivered: { readonly body: string; readonly signature: string }[]
let scheduled: { readonly delayMs: number; readonly work: () => void }[]
let isStoreDown: boolean
let bank: ReturnType<typeof createTestBank>

beforeEach(() => {
  delivered = []
  scheduled = []
  isStoreDown = false
  bank = createTestBank({
    ...{ secret, basePath: '/test-bank' },
    deliver: async (body, signature) => {
      delivered.push({ body, signature })
      return new Response('', { status: isStoreDown ? 500 : 200 })
    },
    schedule: (delayMs, work) => scheduled.push({ delayMs, work }),
  })
})

const authorization = `Bearer ${secret}`
const request = {
  ...{ order_id: 'a', order_number: 'MG-1', amount: 69_900, currency: 'INR' },
  return_url: 'http://store.test/order/a',
}
const post = (path: string, body: unknown, headers: Readonly<Record<string, string>> = { authorization }) =>
  bank.request(path, { method: 'POST', body: JSON.stringify(body), headers })
const start = async (): Promise<string> => {
  const { href } = await (await post('/checkouts', request)).json()
  return String(href).replace('/test-bank/pay/', '')
}
const press = (reference: string, action: string) =>
  bank.request(`/pay/${reference}`, { method: 'POST', body: new URLSearchParams({ method: 'upi', action }) })
const statusOf = async (reference: string): Promise<unknown> =>
  (await (await bank.request(`/checkouts/${reference}`, { headers: { authorization } })).json()).status
const events = () => delivered.map(({ body }) => JSON.parse(body))

describe('the payment page', () => {
  it('states that the payment is simulated, and shows order and amount', async () => {
    const page = await bank.request(`/pay/${await start()}`)
    const text = await page.text()
    expect(text).toContain('No money moves.')
    expect(text).toContain('MG-1')
    expect(text).toContain('₹699.00')
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  it('shows an error for an unknown payment', async () => {
    const page = await bank.request('/pay/tb_0')
    expect([page.status, await page.text()]).toEqual([404, expect.stringContaining('has restarted')])
  })

  it.each([
    ['pay', 'captured', 1],
    ['payTwice', 'captured', 2],
    ['decline', 'failed', 1],
    ['slow', 'processing', 1],
    ['', 'open', 0],
  ])(
    'the button %s leads to the status %s, sends %i signed webhooks, and redirects to the store',
    async (action, status, count) => {
      const reference = await start()
      const response = await press(reference, action)
      expect([response.status, response.headers.get('location')]).toEqual([303, request.return_url])
      expect(await statusOf(reference)).toBe(status)
      expect(events().map((event) => [event.reference, event.order_id, event.payment])).toEqual(
        Array.from({ length: count }, () => [reference, 'a', { status, amount: 69_900, currency: 'INR' }]),
      )
      expect(new Set(events().map(({ id }) => id)).size).toBe(Math.min(count, 1))
      for (const { body, signature } of delivered) {
        expect(signature).toBe(createHmac('sha256', secret).update(body).digest('hex'))
      }
    },
  )

  it('captures a payment after five seconds if the bank is slow', async () => {
    const reference = await start()
    await press(reference, 'slow')
    expect(scheduled.map(({ delayMs }) => delayMs)).toEqual([5_000])
    scheduled[0]?.work()
    expect(await statusOf(reference)).toBe('captured')
    expect(events().map(({ payment }) => payment.status)).toEqual(['processing', 'captured'])
  })

  it('captures a payment once, and allows another attempt after a declined one', async () => {
    const reference = await start()
    await press(reference, 'decline')
    expect(await start()).toBe(reference)
    await press(reference, 'pay')
    await press(reference, 'decline')
    expect(await statusOf(reference)).toBe('captured')
    expect(delivered).toHaveLength(2)
  })
})

describe('the simulated UPI app', () => {
  const startUpi = async (): Promise<string> => {
    const { href } = await (await post('/checkouts', { ...request, channel: 'upi' })).json()
    return String(href).replace('/test-bank/upi/', '')
  }
  const open = async (reference: string) => (await bank.request(`/upi/${reference}`)).text()

  it.each([
    ['pay', 'captured', 'You have paid.'],
    ['slow', 'processing', 'Your bank is working on it.'],
    ['decline', 'failed', 'You declined this payment.'],
  ])(
    'the button %s leads to the status %s, sends a webhook, and shows the result',
    async (action, status, text) => {
      const reference = await startUpi()
      expect(await open(reference)).toContain('No money moves.')
      const body = new URLSearchParams({ action })
      const response = await bank.request(`/upi/${reference}`, { method: 'POST', body })
      expect([response.status, response.headers.get('location')]).toEqual([
        303,
        `/test-bank/upi/${reference}`,
      ])
      expect(await statusOf(reference)).toBe(status)
      expect(events().map(({ payment }) => payment.status)).toEqual([status])
      expect(await open(reference)).toContain(text)
    },
  )

  it('a payment in the simulated UPI app is separate from one on the hosted payment page', async () => {
    const [page, upi] = [await start(), await startUpi()]
    expect(page).not.toBe(upi)
    expect(await startUpi()).toBe(upi)
    expect((await bank.request(`/upi/${page}`)).status).toBe(404)
    expect((await bank.request(`/pay/${upi}`)).status).toBe(404)
  })
})

describe('webhooks', () => {
  it('webhooks are sent again, unchanged, until the store accepts them', async () => {
    isStoreDown = true
    await press(await start(), 'pay')
    await expect.poll(() => scheduled.length).toBe(1)
    isStoreDown = false
    scheduled[0]?.work()
    await expect.poll(() => delivered.length).toBe(2)
    expect(new Set(delivered.map(({ body }) => body)).size).toBe(1)
  })
})

describe('the API', () => {
  it('rejects requests without the secret, and malformed checkouts', async () => {
    expect((await post('/checkouts', request, {})).status).toBe(401)
    expect((await post('/refunds', {}, {})).status).toBe(401)
    expect((await bank.request('/checkouts/x')).status).toBe(401)
    for (const wrong of [{}, { ...request, amount: 0 }, { ...request, return_url: 'javascript:x' }, 1]) {
      expect((await post('/checkouts', wrong)).status).toBe(422)
    }
  })

  it('refunds once per idempotency key, and never more than was captured', async () => {
    const reference = await start()
    const refund = async (amount: number, key: string) =>
      (await post('/refunds', { reference, amount }, { authorization, 'idempotency-key': key })).status
    expect(await refund(1, 'early')).toBe(422)
    await press(reference, 'pay')
    expect(await refund(69_900, 'a')).toBe(200)
    expect(await refund(69_900, 'a')).toBe(200)
    expect(await refund(1, 'b')).toBe(422)
    expect(await refund(1, '')).toBe(422)
  })
})
