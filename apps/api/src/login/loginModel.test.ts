import type { Result } from '@store/api-client/contract/problem'
import { createFakeLogin } from '@store/api-client/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { issueGoogleLoginToken } from '../fixtures/issueGoogleLoginToken.ts'
import { type LoginTestContext, loginActionSequence, performLoginAction } from '../fixtures/loginActions.ts'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'

/** Visits to try; a long run takes minutes. */
const visits = 12 * Number(process.env.STORE_TEST_FACTOR ?? 1)

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

let runs = 0
/** The API and the fake, before the same people at the same time. */
function openBoth(): { readonly real: LoginTestContext; readonly fake: LoginTestContext } {
  runs += 1
  // Nobody is held back by what visitors before them asked for: an hour later no limit of a network is left.
  api.wait(3_600_000)
  const pad = String(runs).padStart(5, '0')
  const who = {
    people: [`one-${pad}@example.com`, `two-${pad}@example.com`],
    numbers: [`9000${pad}1`, `9000${pad}2`],
  }
  const shop = createFakeLogin({
    ...{ users: [], countryCodes: ['91', '1', '44'], clock: { now: api.now } },
  })
  const visitors = [api.visitor(), api.visitor()]
  return {
    real: {
      ...who,
      newestCode: api.newestCode,
      browsers: visitors.map((visitor) => ({
        client: visitor.client.login,
        completeGoogleLogin: (person) => issueGoogleLoginToken(api, visitor, person),
      })),
    },
    fake: {
      ...who,
      newestCode: shop.newestCode,
      browsers: [shop.openOtherBrowser(), shop.openOtherBrowser()],
    },
  }
}

/** What both must answer alike: all but the number of the account and the words of a refusal. */
const alike = (outcome: Result<unknown>) => {
  if (!outcome.ok) {
    const { failure } = outcome
    return failure.kind === 'refused' ? [failure.status, failure.code] : failure
  }
  const { value } = outcome
  return typeof value === 'object' ? { ...value, uid: 0, message: '' } : value
}

it('the API answers whatever anybody does at its door as the fake does', {
  timeout: 60_000 + visits * 8_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(loginActionSequence, async (context) => {
      const { real, fake } = openBoth()
      for (const action of context) {
        if (action.kind === 'wait') api.wait(action.seconds * 1000)
        else
          expect(alike(await performLoginAction(real, action))).toEqual(
            alike(await performLoginAction(fake, action)),
          )
        // No two things are done at one moment.
        api.wait(1000)
      }
    }),
    { numRuns: visits },
  )
})
