import { createOtp } from '@store/api-client/testing'
import { describe, expect, it } from 'vitest'
import { createLookupServer } from '../fixtures/createLookupServer.ts'
import { sampleOrder } from '../fixtures/sampleOrder.ts'
import { createLookupStore } from './createLookupStore.ts'
import type { OrdersEvent } from './OrdersEvent.ts'

function open(
  options: Parameters<typeof createLookupServer>[0] = {},
  initial: { readonly number?: string } = {},
) {
  const server = createLookupServer(options)
  const events: OrdersEvent[] = []
  let now = Date.parse('2026-11-22T10:00:00Z')
  const visit = () =>
    createLookupStore({
      initial,
      ports: {
        client: server.client,
        clock: { now: () => new Date(now) },
        draft: server.draft,
        track: (event) => events.push(event),
      },
    })
  const store = visit()
  const fill = () => {
    store.actions.type('number', ' mg-7k4 qx2m3 ')
    store.actions.type('email', ' asha@example.com ')
  }
  const wait = (seconds: number) => {
    now += seconds * 1000
  }
  return { ...store.actions, store, server, events, state: store.getState, fill, wait, visit }
}

/** Opens a lookup after its code was sent. */
async function sent(options: Parameters<typeof createLookupServer>[0] = {}) {
  const opened = open(options)
  opened.fill()
  await opened.submit()
  return opened
}

const body = { number: 'MG-7K4QX2M3', email: 'asha@example.com' }

describe('requesting a code', () => {
  it('shows every error together and sends nothing', async () => {
    const { submit, type, state, server } = open()
    expect(await submit()).toBe('number')
    expect(state().fieldErrors).toEqual({ number: { kind: 'missing' }, email: { kind: 'missing' } })
    type('email', 'asha@')
    expect(state().fieldErrors.email).toEqual({ kind: 'malformed' })
    type('email', 'asha@example.com')
    expect(state().fieldErrors.email).toBeUndefined()
    type('number', 'MG_1')
    expect(await submit()).toBe('number')
    expect(state().fieldErrors).toEqual({ number: { kind: 'malformed' } })
    expect(server.asked).toEqual([])
  })

  it('normalizes a typed order number, and leaves the typed text in the field', async () => {
    const { server, state } = await sent()
    expect(server.asked).toEqual([body])
    expect(state()).toMatchObject({ step: 'code', values: { number: ' mg-7k4 qx2m3 ', code: '' } })
  })

  it('sends one request for two clicks, and locks the fields meanwhile', async () => {
    const { fill, submit, type, state, server } = open({ mood: 'silent' })
    fill()
    void submit()
    void submit()
    type('email', 'ravi@example.com')
    expect(server.asked).toEqual([body])
    expect(state().values.email).toBe(' asha@example.com ')
  })

  it('keeps all typed text on a failure, and can be retried', async () => {
    const { fill, submit, state, server } = open({ mood: 'away' })
    fill()
    await submit()
    expect(state()).toMatchObject({ step: 'ask', busy: undefined, error: { kind: 'unreachable' } })
    expect(state().values.email).toBe(' asha@example.com ')
    server.feel('well')
    await submit()
    expect(state()).toMatchObject({ step: 'code', error: undefined })
  })

  it('shows a server error at its field, and one without a field above the button', async () => {
    const { fill, submit, state, server } = open({ mood: 'invalid' })
    fill()
    expect(await submit()).toBe('number')
    expect(state().fieldErrors.number).toMatchObject({ kind: 'refused', code: 'invalid' })
    server.feel('otp_limit')
    await submit()
    expect(state()).toMatchObject({ fieldErrors: {}, error: { kind: 'refused', code: 'otp_limit' } })
  })
})

describe('the code', () => {
  it('the code opens the order once, and is not stored', async () => {
    const { type, submit, state, events, server } = await sent()
    expect(await submit()).toBe('code')
    expect(state().fieldErrors.code).toEqual({ kind: 'missing' })
    type('code', createOtp().slice(1))
    expect(await submit()).toBe('code')
    expect(state().fieldErrors.code).toEqual({ kind: 'malformed' })
    type('code', createOtp())
    await Promise.all([submit(), submit()])
    expect(server.asked.slice(1)).toEqual([{ ...body, otp: createOtp() }])
    expect(state()).toMatchObject({ step: 'found', order: { id: sampleOrder.id }, values: { code: '' } })
    expect(events).toEqual([{ kind: 'orderLookedUp', orderId: sampleOrder.id }])
    expect(JSON.stringify(server.kept())).not.toContain(createOtp())
  })

  it.each(['otp_wrong', 'otp_expired'] as const)(
    'shows the error %s at its field, and stays on the code step',
    async (mood) => {
      const { type, submit, state, server } = await sent()
      server.feel(mood)
      type('code', createOtp())
      expect(await submit()).toBe('code')
      expect(state()).toMatchObject({
        step: 'code',
        fieldErrors: { code: { kind: 'refused', code: mood } },
        values: { code: createOtp() },
      })
      type('code', createOtp().slice(1))
      expect(state().fieldErrors.code).toEqual({ kind: 'malformed' })
    },
  )

  it('resends the code only after the delay, and clears the typed code', async () => {
    const { type, resend, state, store, wait, server } = await sent()
    expect(store.secondsToResend()).toBe(30)
    type('code', '111')
    await resend()
    expect(server.asked).toHaveLength(1)
    wait(29.5)
    expect(store.secondsToResend()).toBe(1)
    wait(0.5)
    await Promise.all([resend(), resend()])
    expect(server.asked).toEqual([body, body])
    expect(state()).toMatchObject({ isResent: true, values: { code: '' } })
    expect(store.secondsToResend()).toBe(30)
  })

  it('the visitor can go back from the code step to number and e-mail, which keep the typed text', async () => {
    const { change, state } = await sent()
    change()
    expect(state()).toMatchObject({ step: 'ask', values: { number: ' mg-7k4 qx2m3 ', code: '' } })
  })
})

describe('a reload', () => {
  it('restores typed values', () => {
    const { type, visit } = open()
    type('number', 'MG-7K')
    const next = visit()
    expect(next.getState().values.number).toBe('')
    next.actions.resume()
    expect(next.getState()).toMatchObject({ step: 'ask', values: { number: 'MG-7K', email: '', code: '' } })
  })

  it('restores the code step and its countdown, but not the code', async () => {
    const { visit, wait, type } = await sent()
    type('code', '123')
    wait(10)
    const next = visit()
    next.actions.resume()
    expect(next.getState()).toMatchObject({ step: 'code', values: { email: ' asha@example.com ', code: '' } })
    expect(next.secondsToResend()).toBe(20)
  })

  it('prefers text typed before hydration over the stored draft', () => {
    const { resume, state } = open({ kept: { number: 'MG-OLD11111', email: 'old@example.com' } })
    resume({ number: 'MG-NEW22222', email: '' })
    expect(state().values).toEqual({ number: 'MG-NEW22222', email: 'old@example.com', code: '' })
  })

  it('keeps a draft whose number is in the URL', () => {
    const saved = { number: 'MG-NEW22222', email: 'asha@exam' }
    const { resume, state } = open({ kept: saved }, { number: 'MG-NEW22222' })
    resume({ number: 'MG-NEW22222', email: '' })
    expect(state().values).toMatchObject({ number: 'MG-NEW22222', email: 'asha@exam' })
  })

  it('prefers the number in the URL over the stored draft', () => {
    const cached = { number: 'MG-OLD11111', email: 'asha@example.com', availableAt: 1 }
    const { resume, state } = open({ kept: cached }, { number: 'MG-NEW22222' })
    resume({ number: 'MG-NEW22222', email: '' })
    expect(state()).toMatchObject({ step: 'ask', values: { number: 'MG-NEW22222' } })
  })
})
