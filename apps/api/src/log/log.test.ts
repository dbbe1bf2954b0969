import { otpLength } from '@store/api-client/contract/rules/parseOtp'
import fc from 'fast-check'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { logRequests } from '../http/logRequests.ts'
import { createLog } from './createLog.ts'
import { scrubPersonalData } from './scrubPersonalData.ts'

function open() {
  const written: string[] = []
  const log = createLog('info', { write: (line) => written.push(line) })
  return { log, written, lines: () => written.map((line) => JSON.parse(line)) }
}

describe('the log', () => {
  it.each([
    ['asha.rao+gift@example.co.in asked', '[email] asked'],
    ['482913 is your code', '[number] is your code'],
    ['call +91 98765 43210 now', 'call [number] now'],
    ['call 98765-43210', 'call [number]'],
    ['took 5000 ms on port 36095', 'took 5000 ms on port 36095'],
    ['order 0b24b2f0-6cb5-4dcb-9a31-98d0ea4b33a1', 'order 0b24b2f0-6cb5-4dcb-9a31-98d0ea4b33a1'],
  ])('writes %j as %j', (text, written) => {
    expect(scrubPersonalData(text)).toBe(written)
  })

  it('never contains an address or an OTP, whatever text surrounds it (R18)', () => {
    const address = fc.emailAddress().filter((email) => !/["'(),:;<>=\\]/.test(email))
    const code = fc.stringMatching(new RegExp(`^\\d{${otpLength}}$`))
    const around = fc.constantFrom(' ', ' "', '(', ', ', ': ', '\n', '')
    fc.assert(
      fc.property(address, code, around, (email, otp, before) => {
        const text = scrubPersonalData(`said${before === '' ? ' ' : before}${email} ${otp}`)
        expect(text).not.toContain(email)
        expect(text).not.toContain(otp)
      }),
    )
  })

  it('contains the reason of an error without the values of the failed query', () => {
    const { log, written } = open()
    const database = Object.assign(new Error('duplicate key: (asha@example.com)'), { code: '23505' })
    log.error('failed', new Error('Failed query: insert\nparams: Asha Rao,482913', { cause: database }))
    expect(JSON.parse(written[0] ?? '')).toMatchObject({
      level: 'error',
      msg: 'failed',
      cause: {
        message: 'Failed query: insert',
        code: '23505',
        cause: { message: 'duplicate key: ([email])', stack: expect.stringContaining('log.test.ts') },
      },
    })
    expect(written[0]).not.toMatch(/asha@|Asha Rao|482913/)
  })
})

describe('a request', () => {
  const serve = (trustProxy: boolean) => {
    const { log, lines } = open()
    const app = new Hono()
    app.use(logRequests(log, trustProxy))
    app.get('/p/:slug', (c) => {
      log.warn('on the way')
      return c.text('ok')
    })
    const inner = new Hono().use(logRequests(log, trustProxy)).get('/api/x', (c) => {
      log.warn('within')
      return c.text('inner')
    })
    app.get('/page', async (c) => c.text(await (await inner.request('/api/x')).text()))
    return { app, lines }
  }

  it('is logged as one line with path, status and time, and every other line logged during it contains its request id', async () => {
    const { app, lines } = serve(false)
    const answer = await app.request('/p/rose?email=asha@example.com')
    const [warned, answered] = lines()
    expect(answered).toMatchObject({ msg: 'answered', method: 'GET', path: '/p/rose', status: 200 })
    expect(answered.request).toBe(answer.headers.get('x-request-id'))
    expect(warned.request).toBe(answered.request)
    expect(JSON.stringify(lines())).not.toContain('asha')
  })

  it('for a page shares one request id and one log line with its in-process API calls', async () => {
    const { app, lines } = serve(false)
    await app.request('/page')
    const [within, answered, ...more] = lines()
    expect([within.msg, answered.path, more]).toEqual(['within', '/page', []])
    expect(within.request).toBe(answered.request)
  })

  it('keeps a request id in its headers only if it comes from a trusted proxy', async () => {
    const headers = { 'x-request-id': 'from-the-proxy-1' }
    const trusted = await serve(true).app.request('/p/rose', { headers })
    expect(trusted.headers.get('x-request-id')).toBe('from-the-proxy-1')
    const forged = await serve(false).app.request('/p/rose', { headers })
    expect(forged.headers.get('x-request-id')).not.toBe('from-the-proxy-1')
    const wild = await serve(true).app.request('/p/rose', { headers: { 'x-request-id': 'a b"c' } })
    expect(wild.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
  })
})
