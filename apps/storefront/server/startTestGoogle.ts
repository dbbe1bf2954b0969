import { randomBytes } from 'node:crypto'
import { getGoogleCallbackUrl, type Settings } from '@store/api'
import { createTestGoogle } from '@store/test-google'
import type { Hono } from 'hono'

/** Path of the simulated Google. */
export const testGooglePath = '/test-google'

/** The simulated Google of demo mode in this process. */
export interface TestGoogle {
  /** Its OpenID Connect endpoints and its page. */
  readonly app: Hono
  /** Settings with which the API uses it as the issuer of Google logins. */
  readonly settings: NonNullable<Settings['google']>
}

/** Opens the simulated Google, with the store as its only client. */
export function startTestGoogle(
  store: Pick<Settings, 'publicOrigin' | 'partnerOrigins' | 'brand'>,
): TestGoogle {
  const issuer = store.publicOrigin + testGooglePath
  const clientId = 'store'
  const clientSecret = randomBytes(32).toString('base64url')
  const redirectUri = getGoogleCallbackUrl(store)
  const app = createTestGoogle({
    issuer,
    client: { clientId, clientSecret, redirectUri },
    returnOrigins: store.partnerOrigins,
  })
  // The API calls the simulated Google within this process, because the public origin may be reachable only for
  // browsers.
  const fetch: TestGoogle['settings']['fetch'] = async (url, { method, headers, body }) =>
    app.request(url.slice(issuer.length), {
      ...{ method, headers },
      body: body instanceof URLSearchParams ? body : null,
    })
  return { app, settings: { issuer, clientId, clientSecret, fetch } }
}
