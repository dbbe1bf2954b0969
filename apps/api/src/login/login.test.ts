import { createApiClient } from '@store/api-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectOk, gifts, signUp } from '../fixtures/journey.ts'
import { signIn } from '../fixtures/loginSteps.ts'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

async function registered(email: string) {
  await signUp(api, api.visitor(), email)
  api.wait(31_000)
}

describe('checkUser', () => {
  it('distinguishes a new address from a verified one, ignoring case', async () => {
    await registered('known@example.com')
    const { client } = api.visitor()
    const status = async (email: string) =>
      expectOk(await client.login.checkUser({ email, fromPlaceOrder: true })).status
    expect(await status('nobody@example.com')).toBe('new')
    expect(await status('Known@Example.com')).toBe('verified')
  })

  it.each(['a@example.com,b@example.com', 'a@example.com\r\nBcc: b@example.com', 'not an address', ''])(
    'rejects %j as an address',
    async (email) => {
      expect(await api.visitor().client.login.checkUser({ email, fromPlaceOrder: false })).toMatchObject({
        failure: { status: 400, message: 'Email is invalid' },
      })
    },
  )
})

describe('checkUser on the wire', () => {
  const ask = async (query: string) => {
    const path = `/api/marigold/fa/users/checkUser?isUserAnonymous=1&isReqFromPlaceOrder=0${query}`
    const response = await api.visitor().fetch(`http://store.test${path}`)
    return { status: response.status, content: await response.json() }
  }

  it.each(['', '&userData=', '&qpd=short', '&user_email=known@example.com'])(
    'rejects %j instead of an encrypted address',
    async (query) => {
      expect(await ask(query)).toMatchObject({ status: 400, content: { status: false } })
    },
  )

  it('allows five requests for one e-mail address and ten for all addresses of one visitor', async () => {
    const strict = await openTestApi({ checksPerPair: 5, checksPerNetwork: 10 })
    const { client } = strict.visitor()
    const check = async (email: string) => (await client.login.checkUser({ email, fromPlaceOrder: false })).ok
    const asked = []
    for (let n = 0; n < 6; n += 1) asked.push(await check('often@example.com'))
    expect(asked).toEqual([true, true, true, true, true, false])
    const others = []
    for (let n = 0; n < 5; n += 1) others.push(await check(`other-${n}@example.com`))
    expect(others).toEqual([true, true, true, true, false])
    await strict.close()
  })
})

describe('the legacy URLs of login and register', () => {
  it('sign a user up and in if the settings select the legacy URLs', async () => {
    const before = await openTestApi({}, { hasNewLogin: false })
    const visitor = before.visitor()
    const paths: string[] = []
    const client = createApiClient({
      ...{ baseUrl: 'http://store.test', brand: 'marigold' },
      fetch: (input, init) => {
        paths.push(new URL(input instanceof Request ? input.url : input).pathname)
        return visitor.fetch(input, init)
      },
    })
    await signUp(before, { ...visitor, client }, 'before@example.com')
    before.wait(31_000)
    expect(await signIn(before, { ...visitor, client }, 'before@example.com')).toMatchObject({
      email: 'before@example.com',
    })
    expect(paths).toContain('/fa/api/v1/fa-otp/register')
    expect(paths).toContain('/fa/api/v1/fa-otp/login')
    await before.close()
  })
})

describe('a session', () => {
  it('has a new token after login, and the old one is invalid (R8)', async () => {
    const visitor = api.visitor()
    await visitor.client.cart.add({ productId: gifts.roses })
    const before = visitor.cookies.get('sid') ?? ''
    await signUp(api, visitor, 'rotate@example.com')
    expect(visitor.cookies.get('sid')).not.toBe(before)
    const thief = api.visitor()
    thief.cookies.set('sid', before)
    expect(expectOk(await thief.client.cart.list()).lines).toEqual([])
    api.wait(10_000)
    await thief.client.cart.add({ productId: gifts.roses })
    expect(thief.cookies.get('sid')).not.toBe(before)
  })

  it('is not replaced by requests sent before the browser received its login cookie (R8)', async () => {
    const visitor = api.visitor()
    await visitor.client.cart.add({ productId: gifts.roses })
    const before = visitor.cookies.get('sid') ?? ''
    await signUp(api, visitor, 'hasty@example.com')
    const hasty = api.visitor()
    hasty.cookies.set('sid', before)
    const late = await hasty.client.cart.add({ productId: gifts.jade })
    expect(late).toMatchObject({ failure: { status: 409, code: 'session_changed' } })
    expect(hasty.cookies.get('sid')).toBe(before)
    expect(expectOk(await visitor.client.cart.list()).itemCount).toBe(1)
  })

  it('ends on logout', async () => {
    const visitor = api.visitor()
    await signUp(api, visitor, 'bye@example.com')
    const token = visitor.cookies.get('sid') ?? ''
    await visitor.client.login.logout()
    visitor.cookies.set('sid', token)
    expect(await visitor.client.orders.get({ id: 'any' })).toMatchObject({ failure: { status: 401 } })
  })

  it('ends after 14 days without a request', async () => {
    const visitor = api.visitor()
    await signUp(api, visitor, 'idle@example.com')
    api.wait(13 * 24 * 60 * 60 * 1000)
    expect(await visitor.client.orders.get({ id: 'any' })).toMatchObject({ failure: { status: 404 } })
    api.wait(14 * 24 * 60 * 60 * 1000)
    expect(await visitor.client.orders.get({ id: 'any' })).toMatchObject({ failure: { status: 401 } })
  })

  it('ends after 30 days, however often it is used', async () => {
    const visitor = api.visitor()
    await signUp(api, visitor, 'daily@example.com')
    for (let day = 1; day < 30; day += 1) {
      api.wait(24 * 60 * 60 * 1000)
      expect(await visitor.client.orders.get({ id: 'any' })).toMatchObject({ failure: { status: 404 } })
    }
    api.wait(24 * 60 * 60 * 1000)
    expect(await visitor.client.orders.get({ id: 'any' })).toMatchObject({ failure: { status: 401 } })
  })
})
