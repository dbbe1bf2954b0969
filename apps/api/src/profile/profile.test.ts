import { maxPersonNameLength } from '@store/api-client/contract/rules/maxPersonNameLength'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectOk, gifts, signUp } from '../fixtures/journey.ts'
import { registerUnverified, verifyVisitorMobile } from '../fixtures/loginSteps.ts'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

describe('the profile', () => {
  it('returns the user’s data and which contact details are verified', async () => {
    const visitor = api.visitor()
    await signUp(api, visitor, 'asha@example.com')
    const profile = expectOk(await visitor.client.profile.get())
    expect(profile).toEqual({
      title: 'Ms.',
      name: 'Asha Rao',
      email: 'asha@example.com',
      isEmailProven: true,
      mobile: '9876543210',
      countryCode: '91',
      isMobileProven: false,
    })
    await verifyVisitorMobile(api, visitor, 'asha@example.com', '9876543211')
    expect(expectOk(await visitor.client.profile.get())).toMatchObject({
      mobile: '9876543211',
      isMobileProven: true,
    })
  })

  it('reports the unverified e-mail address of an account that was registered from abroad', async () => {
    const visitor = api.visitor()
    await registerUnverified(visitor, 'nia@example.com')
    expect(expectOk(await visitor.client.profile.get())).toMatchObject({ isEmailProven: false })
  })

  it('updates name and title, trimmed, and the header gets the new name', async () => {
    const visitor = api.visitor()
    await signUp(api, visitor, 'rename@example.com')
    await visitor.client.cart.add({ productId: gifts.roses })
    const name = '  Asha \n Devi   Rao '
    expect(expectOk(await visitor.client.profile.save({ title: 'Mrs.', name }))).toMatchObject({
      title: 'Mrs.',
      name: 'Asha Devi Rao',
    })
    expect(expectOk(await visitor.client.profile.get()).name).toBe('Asha Devi Rao')
    await visitor.client.profile.save({ title: 'Mrs.', name: 'Dia Rao' })
    expect(JSON.parse(decodeURIComponent(visitor.cookies.get('hint') ?? ''))).toEqual({
      name: 'Dia',
      verified: true,
      count: 1,
    })
  })

  it.each([
    ['Bengali', 'র\u200d্যাচেল দাস'],
    ['Hindi', 'लक्ष्\u200dमी'],
    ['Malayalam', 'വില്യം ജോണ്\u200d'],
    ['Persian', 'علی\u200cرضا'],
  ])('keeps the joiners inside a %s name', async (_, name) => {
    const visitor = api.visitor()
    await signUp(api, visitor, 'joiners@example.com')
    expect(expectOk(await visitor.client.profile.save({ title: 'Ms.', name })).name).toBe(name)
    api.wait(60 * 60 * 1000)
  })

  it.each([
    ['', 'name_required', 'Please enter valid name'],
    [' \u200d ', 'name_required', 'Please enter valid name'],
    [' \u200b\n ', 'name_required', 'Please enter valid name'],
    [
      'x'.repeat(maxPersonNameLength + 1),
      'name_too_long',
      `Maximum ${maxPersonNameLength} characters allowed`,
    ],
  ])(
    'rejects the name %j with an error at its field, and keeps the old name',
    async (name, code, message) => {
      const visitor = api.visitor()
      await signUp(api, visitor, 'refused@example.com')
      expect(await visitor.client.profile.save({ title: 'Ms.', name })).toMatchObject({
        failure: { status: 422, code, message, field: 'name' },
      })
      expect(expectOk(await visitor.client.profile.get()).name).toBe('Asha Rao')
      api.wait(60 * 60 * 1000)
    },
  )

  it('ignores e-mail address, mobile number and verification in the profile form', async () => {
    const visitor = api.visitor()
    await signUp(api, visitor, 'strict@example.com')
    for (const field of ['email', 'mobile', 'email_verified', 'user_id']) {
      const answer = await visitor.fetch('http://store.test/api/marigold/fa/users/profile', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ title: 'Ms.', fullName: 'Asha', [field]: 'x' }),
      })
      expect(answer.status).toBe(400)
    }
  })
})
