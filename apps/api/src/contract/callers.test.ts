import fc from 'fast-check'
import { safeParse } from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { captureEncryptedContact } from '../fixtures/captureEncryptedContact.ts'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'
import { buildFuzzRequest } from './fuzz/buildFuzzRequest.ts'
import { schemaToArbitrary } from './fuzz/schemaToArbitrary.ts'
import { type CallRow, listCalls } from './listCalls.ts'
import { toOpenApiSchema } from './toOpenApiSchema.ts'

let api: TestApi
let sealed: unknown
beforeAll(async () => {
  api = await openTestApi()
  sealed = await captureEncryptedContact(api)
})
afterAll(() => api.close())

/** Returns a request that the call's schema accepts. */
function rightInput({ call }: CallRow): Readonly<Record<string, unknown>> {
  const known = { ...named, userData: [sealed] }
  const tried = fc.sample(schemaToArbitrary(toOpenApiSchema(call.input), known), { numRuns: 2_000, seed: 7 })
  const found = tried.find((input) => safeParse(call.input, input).success)
  return typeof found === 'object' && found !== null ? { ...found } : expect.fail('no input fits')
}

const photo = new Blob(['no photo'])

/** Fields that need a specific format. */
const named = {
  ...{ country: [356], date: ['25-11-2026'], card_token: ['card_1'], upi_token: ['upi_1'] },
  ...{ email: ['asha@example.com'], order_number: ['MG-ABCD-2345'], filedata: [photo], files: [photo] },
  ...{ title: ['Mr.'], fullName: ['Vikram Iyer'], address: ['12 Church Street'], city: ['Bengaluru'] },
  ...{ pincode: ['560001'], countryCode: ['+91'], contactNumber: ['9876543210'] },
}

const guarded = listCalls().filter(({ caller }) => caller === 'user' || caller === 'verified')
const open = listCalls().filter(({ caller }) => caller === 'anyone')

const askAsGuest = async (row: CallRow) => {
  const { method, address, headers, body } = buildFuzzRequest(row.call, rightInput(row), { kind: 'nothing' })
  return api.visitor().fetch(`http://store.test${address}`, { method, headers, ...(body && { body }) })
}

describe('authorization of calls (AP2)', () => {
  it.each(guarded)('$name is for signed-in users: a guest is rejected with 401', async (row) => {
    const answer = await askAsGuest(row)
    expect([answer.status, await answer.json()]).toMatchObject([401, { code: 'login_required' }])
  })

  it.each(open)('$name is for everyone: a guest is not sent to the login', async (row) => {
    expect((await askAsGuest(row)).status).not.toBe(401)
  })
})
