import { listCalls, type NamedCall } from '@store/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { captureEncryptedContact } from '../fixtures/captureEncryptedContact.ts'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'
import { buildFuzzRequest } from './fuzz/buildFuzzRequest.ts'
import { buildValidInput } from './fuzz/buildValidInput.ts'

let api: TestApi
let encryptedContact: unknown
beforeAll(async () => {
  api = await openTestApi()
  encryptedContact = await captureEncryptedContact(api)
})
afterAll(() => api.close())

const isForUsers = ({ call }: NamedCall) => call.caller === 'user' || call.caller === 'verifiedUser'
const isForGuests = ({ call }: NamedCall) => call.caller === 'public' || call.caller === 'visitor'

const requestAsGuest = async ({ call }: NamedCall) => {
  const input = buildValidInput(call, { userData: [encryptedContact] })
  const { method, address, headers, body } = buildFuzzRequest(call, input, { kind: 'nothing' })
  return api.visitor().fetch(`http://store.test${address}`, { method, headers, ...(body && { body }) })
}

describe('authorization of calls (AP2)', () => {
  it.each(listCalls().filter(isForUsers))(
    '$name is for signed-in users: a guest is rejected with 401',
    async (row) => {
      const response = await requestAsGuest(row)
      expect([response.status, await response.json()]).toMatchObject([401, { code: 'login_required' }])
    },
  )

  it.each(listCalls().filter(({ call }) => call.caller === 'staff'))(
    '$name is for the staff: a request without a token is rejected with 401',
    async (row) => {
      const response = await requestAsGuest(row)
      expect([response.status, await response.json()]).toMatchObject([401, { code: 'token_required' }])
    },
  )

  it.each(listCalls().filter(isForGuests))(
    '$name is for everyone: a guest is not sent to the login',
    async (row) => {
      expect((await requestAsGuest(row)).status).not.toBe(401)
    },
  )
})
