import type { Result } from '@store/api-client/contract/problem'
import { createFakeLogin } from '@store/api-client/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { issueGoogleLoginToken } from '../fixtures/issueGoogleLoginToken.ts'
import { type LoginTestContext, loginActionSequence, performLoginAction } from '../fixtures/loginActions.ts'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'

/** Number of action sequences; a long run takes minutes. */
const visits = 12 * Number(process.env.STORE_TEST_FACTOR ?? 1)

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

let runs = 0
/** Opens the API and the fake with the same users and clock. */
function openBoth(): { readonly real: LoginTestContext; readonly fake: LoginTestContext } {
  runs += 1
  // Rate limits of earlier sequences must not apply; an hour later, every limit of a network has reset.
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

/** Reduces a result to the parts that both must have in common: everything except the user id and the error message. */
const alike = (outcome: Result<unknown>) => {
  if (!outcome.ok) {
    const { failure } = outcome
    return failure.kind === 'refused' ? [failure.status, failure.code] : failure
  }
  const { value } = outcome
  return typeof value === 'object' ? { ...value, uid: 0, message: '' } : value
}

it('the API and the fake API respond identically to any sequence of login actions', {
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
        // No two actions happen at the same time.
        api.wait(1000)
      }
    }),
    { numRuns: visits },
  )
})
