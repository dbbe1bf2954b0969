import { type AddressesFixture, addressesSuite } from '@store/api-client/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAccounts } from '../fixtures/createAccounts.ts'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const open = (): AddressesFixture => ({
  user: async () => {
    const [visitor] = await createAccounts(api, 1)
    if (!visitor) throw new Error('No account was made.')
    return visitor.client.addresses
  },
  guest: () => api.visitor().client.addresses,
  wait: () => api.wait(1000),
})

describe('the address book of the API satisfies the shared contract', () => {
  it.each(addressesSuite)('$title', ({ run }) => run(open(), expect))
})
