import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { apiFolder } from '../apiFolder.ts'
import { createApp } from '../createApp.ts'
import { signUp } from '../fixtures/journey.ts'
import { openBrowser } from '../fixtures/openBrowser.ts'
import { redirectOf } from '../fixtures/openSsoSite.ts'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'
import { readSettings } from '../readSettings.ts'

const guide = readFileSync(join(apiFolder, '../../docs/guides/single-sign-on.md'), 'utf8')
const blockOf = (language: string) =>
  new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(guide)?.[1] ?? ''

/** The exports of the guide's code; `pnpm --filter @store/docs test` checks its types. */
interface GuideSite {
  readonly beginSignIn: () => Promise<{ readonly url: URL; readonly signIn: unknown }>
  readonly finishSignIn: (
    url: URL,
    signIn: unknown,
  ) => Promise<{ readonly user: object; readonly idToken: string }>
  readonly signOutUrl: (idToken: string) => Promise<URL>
}

let api: TestApi
// The folder is inside this app, so that the code finds the client; git ignores it, and no build empties it.
const ignored = join(apiFolder, '.vitest')
mkdirSync(ignored, { recursive: true })
const folder = mkdtempSync(join(ignored, 'guide-'))
beforeAll(async () => {
  api = await openTestApi()
  api.setNow(new Date())
  writeFileSync(join(folder, 'site.ts'), blockOf('ts'))
})
beforeEach(() => void vi.unstubAllGlobals())
afterAll(async () => {
  vi.unstubAllGlobals()
  rmSync(folder, { recursive: true })
  await api.close()
})

it('the code of the guide signs a visitor in and out, with the setting of the guide', async () => {
  const { ssoClients } = readSettings({ STORE_SSO_CLIENTS: blockOf('json') })
  const app = createApp({ ...api.deps, publicOrigin: 'https://shop.example', ssoClients })
  // The site's server calls the store without cookies.
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
    app.request(new Request(input, init)),
  )
  const site: GuideSite = await import(join(folder, 'site.ts'))

  const asha = api.visitor()
  await signUp(api, asha, 'asha@example.com')
  const browser = openBrowser(app, '203.0.113.7')
  // Over https, the name of the cookie has its prefix.
  browser.cookies.set('__Host-sid', asha.cookies.get('sid') ?? '')

  const { url, signIn } = await site.beginSignIn()
  const callback = new URL(await redirectOf(browser, url))
  expect(callback.origin + callback.pathname).toBe('https://notes.example/callback')
  const { user, idToken } = await site.finishSignIn(callback, signIn)
  expect(user).toEqual({
    ...{ sub: expect.stringMatching(/^\d+$/), name: 'Asha Rao' },
    ...{ email: 'asha@example.com', email_verified: true },
  })
  expect(await redirectOf(browser, await site.signOutUrl(idToken))).toBe('https://notes.example/')
  expect((await browser.fetch(url)).headers.get('location')).toMatch(/^https:\/\/shop\.example\/sign-in\?/)
})

it('the guide lists the rules that its code follows', () => {
  const fields = [...guide.matchAll(/^\| `([a-z_]+)` +\| /gm)].map(([, name]) => name)
  expect(fields).toEqual([
    ...[
      'client_id',
      'client_name',
      'client_secret',
      'redirect_uris',
      'post_logout_redirect_uris',
      'sub',
      'name',
    ],
  ])
})
