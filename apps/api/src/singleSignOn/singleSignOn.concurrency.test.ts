import { afterAll, beforeAll, expect, it } from 'vitest'
import { ssoKeys } from '../db/schema/ssoKeys.ts'
import { signUp } from '../fixtures/journey.ts'
import { openSsoSite, redirectOf, ssoClients } from '../fixtures/openSsoSite.ts'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'
import { createSigningKeyService } from './createSigningKeyService.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({}, { ssoClients: Object.values(ssoClients) })
  api.setNow(new Date())
})
afterAll(() => api.close())

it('exchanges a code once for twenty simultaneous requests', async () => {
  const site = await openSsoSite(api)
  const asha = api.visitor()
  await signUp(api, asha, 'asha@example.com')
  const { url, finish } = await site.begin()
  const callback = await redirectOf(asha, url)
  const all = await Promise.allSettled(Array.from({ length: 20 }, () => finish(callback)))
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const one of all)
    if (one.status === 'rejected') expect(one.reason).toMatchObject({ error: 'invalid_grant' })
})

it('creates one signing key for ten instances that start at once', async () => {
  await api.db.delete(ssoKeys)
  const all = await Promise.all(Array.from({ length: 10 }, () => createSigningKeyService(api.deps).current()))
  expect(new Set(all.map(({ kid }) => kid)).size).toBe(1)
  expect(await api.db.$count(ssoKeys)).toBe(1)
})
