import { listCalls } from '@store/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'
import { nonContractRoutes } from './nonContractRoutes.ts'

let api: TestApi
beforeAll(async () => {
  // All possible routes, including the outbox of demo mode, the login with Google and single sign-on.
  const google = { issuer: 'https://issuer.test', clientId: 'store', clientSecret: 'secret' }
  const uris = { redirectUris: ['https://notes.example/callback'], postLogoutRedirectUris: [] }
  api = await openTestApi({}, { google, ssoClients: [{ id: 'notes', name: 'Notes', ...uris }] })
})
afterAll(() => api.close())

const described = () =>
  [...listCalls().map(({ call }) => call), ...nonContractRoutes].map(
    ({ method, path }) => `${method} ${plain(path)}`,
  )

/** Returns the routes registered with Hono, without middleware. */
const mounted = () =>
  api.app.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${plain(path.replace('/marigold/', '/{brand}/'))}`)

const plain = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}').replace(/(?<=.)\/$/, '')

describe('the table of calls', () => {
  it('has a row for every route of the app, and no row without a route (AP1)', () => {
    expect(mounted().toSorted()).toEqual(described().toSorted())
  })

  it('contains each method and path, and each call, once', () => {
    expect(new Set(described()).size).toBe(described().length)
    const names = listCalls().map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })

  it('has a unique summary sentence for each call', () => {
    const words = [...listCalls().map(({ call }) => call), ...nonContractRoutes].map(({ summary }) => summary)
    expect(words.filter((said) => !/^[A-Z].{10,}\.$/.test(said))).toEqual([])
  })
})
