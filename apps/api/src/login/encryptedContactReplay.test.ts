import { createApiClient } from '@store/api-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { byEmail, expectOk, signUp } from '../fixtures/journey.ts'
import { contact } from '../fixtures/loginSteps.ts'
import { openTestApi, type TestApi, type Visitor } from '../fixtures/openTestApi.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const email = 'asha@example.com'
const profile = '/api/marigold/fa/users/profile'

/** Records the requests of a browser, like an eavesdropper. */
function listenTo(visitor: Visitor) {
  const heard: Request[] = []
  const client = createApiClient({
    ...{ baseUrl: 'http://store.test', brand: 'marigold' },
    fetch: async (input, init) => {
      const request = new Request(input, init)
      heard.push(request.clone())
      return visitor.fetch(request)
    },
  })
  const take = (part: string) => heard.findLast(({ url }) => url.includes(part)) ?? expect.unreachable()
  return { client, take }
}

/** Replays a recorded request from another browser. */
const sendAgain = async (thief: Visitor, heard: Request) => {
  const answer = await thief.fetch(heard.clone())
  const signedIn = (await thief.fetch(`http://store.test${profile}`)).status !== 401
  return { status: answer.status, text: await answer.text(), signedIn }
}

describe('a replayed encrypted address', () => {
  it('gives another browser access neither to a completed login nor to a login in progress', async () => {
    await signUp(api, api.visitor(), email)
    api.wait(31_000)
    const owner = api.visitor()
    const { client, take } = listenTo(owner)
    expectOk(await client.login.checkUser({ email, fromPlaceOrder: false }))
    expectOk(await client.login.sendOtp({ ...contact(email), isResend: false }))
    const otp = api.newestCode(email)

    const thief = api.visitor()
    expect(await sendAgain(thief, take('/checkUser'))).toMatchObject({ status: 200, signedIn: false })
    expect((await sendAgain(thief, take('/sendOtp'))).signedIn).toBe(false)
    expectOk(await client.login.login({ ...contact(email), proof: byEmail(otp) }))
    const made = take('/login')
    expect(await sendAgain(thief, made)).toMatchObject({ status: 422, signedIn: false })
    expect(await sendAgain(api.visitor(), made)).toMatchObject({ status: 422, signedIn: false })
  })

  it('reveals no more than the first response, and nothing of the address', async () => {
    const { client, take } = listenTo(api.visitor())
    expectOk(await client.login.checkUser({ email, fromPlaceOrder: false }))
    const { text } = await sendAgain(api.visitor(), take('/checkUser'))
    expect(text).not.toContain(email)
    expect(text).not.toMatch(/\d{10}/)
  })

  it('mails only its owner, and no more often than a new request', async () => {
    api.wait(3_600_000)
    const { client, take } = listenTo(api.visitor())
    expectOk(await client.login.sendOtp({ ...contact(email), isResend: false }))
    const heard = take('/sendOtp')
    const before = api.mails.length
    const statuses = []
    for (let times = 0; times < 8; times += 1) {
      api.wait(31_000)
      statuses.push((await sendAgain(api.visitor(), heard)).status)
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(4)
    expect(statuses.slice(4)).toEqual([429, 429, 429, 429])
    expect(new Set(api.mails.slice(before).map(({ to }) => to))).toEqual(new Set([email]))
  })

  it('is rejected when one letter was changed', async () => {
    const { client, take } = listenTo(api.visitor())
    expectOk(await client.login.checkUser({ email, fromPlaceOrder: false }))
    const heard = take('/checkUser')
    const url = new URL(heard.url)
    const sealed = url.searchParams.get('userData') ?? ''
    const last = sealed.at(-1) === 'A' ? 'Q' : 'A'
    url.searchParams.set('userData', `${sealed.slice(0, -1)}${last}`)
    expect(await sendAgain(api.visitor(), new Request(url, heard))).toMatchObject({ status: 400 })
  })
})
