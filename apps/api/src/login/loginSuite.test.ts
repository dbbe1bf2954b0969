import { type LoginFixture, loginSuite } from '@store/api-client/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { issueGoogleLoginToken } from '../fixtures/issueGoogleLoginToken.ts'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

let opened = 0
const open = (): LoginFixture => {
  opened += 1
  return {
    browser: () => {
      const visitor = api.visitor()
      return {
        client: visitor.client.login,
        completeGoogleLogin: (person) => issueGoogleLoginToken(api, visitor, person),
      }
    },
    email: `suite-${opened}@example.com`,
    mobile: `90000000${String(opened).padStart(2, '0')}`,
    newestCode: api.newestCode,
    wait: api.wait,
  }
}

describe('the login of the API satisfies the shared contract', () => {
  it.each(loginSuite)('$title', ({ run }) => run(open(), expect))
})
