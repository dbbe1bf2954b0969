import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { html } from 'hono/html'
import * as oidc from 'openid-client'
import type { SiteSettings } from './SiteSettings.ts'

/** The site's data about a browser: a login in progress, or the signed-in user. */
type Visit =
  | { readonly kind: 'signingIn'; readonly state: string; readonly nonce: string; readonly verifier: string }
  | { readonly kind: 'signedIn'; readonly name: string; readonly idToken: string }

const cookie = 'visit'

/**
 * Creates `/sign-on/`, a page without any part of the store, whose server signs in its visitors at the store (OpenID
 * Connect).
 */
export function createSignOnRoutes({ storeOrigin, ownOrigin, secret }: SiteSettings): Hono {
  // A real site has a session store; this one loses its sessions when it stops.
  const visits = new Map<string, Visit>()
  const home = `${ownOrigin}/sign-on/`
  let known: Promise<oidc.Configuration> | undefined
  const discover = () => {
    known ??= oidc.discovery(new URL(`${storeOrigin}/api/sso`), 'notes', secret, undefined, {
      // Plain http is allowed only for a store on this machine.
      execute: storeOrigin.startsWith('http:') ? [oidc.allowInsecureRequests] : [],
    })
    return known
  }
  const visitOf = (c: Context) => visits.get(getCookie(c, cookie) ?? '')
  // A new id for each visit, so that an attacker cannot plant one.
  const keep = (c: Context, visit: Visit) => {
    visits.delete(getCookie(c, cookie) ?? '')
    const id = randomUUID()
    visits.set(id, visit)
    setCookie(c, cookie, id, { httpOnly: true, sameSite: 'Lax', path: '/sign-on/' })
  }

  return new Hono()
    .get('/sign-on/', (c) => {
      const visit = visitOf(c)
      return c.html(
        html`<!doctype html>
          <html lang="en">
            <head>
              <meta name="viewport" content="width=device-width, initial-scale=1" />
              <title>Notes</title>
              <link rel="icon" href="data:," />
              <link rel="stylesheet" href="/plain/site.css" />
            </head>
            <body>
              <main>
                <h1>Notes</h1>
                ${
                  visit?.kind === 'signedIn'
                    ? html`<p>Welcome, ${visit.name}</p><p><a href="/sign-on/out">Sign out</a></p>`
                    : html`<p>You are not signed in.</p><p><a href="/sign-on/start">Sign in</a></p>`
                }
              </main>
            </body>
          </html>`,
      )
    })
    .get('/sign-on/start', async (c) => {
      const [state, nonce, verifier] = [oidc.randomState(), oidc.randomNonce(), oidc.randomPKCECodeVerifier()]
      keep(c, { kind: 'signingIn', state, nonce, verifier })
      const url = oidc.buildAuthorizationUrl(await discover(), {
        redirect_uri: `${home}callback`,
        scope: 'openid profile',
        ...{ state, nonce },
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      })
      return c.redirect(url.href)
    })
    .get('/sign-on/callback', async (c) => {
      const visit = visitOf(c)
      if (visit?.kind !== 'signingIn') return c.redirect(home)
      const store = await discover()
      const url = new URL(`${home}callback${new URL(c.req.url).search}`)
      const tokens = await oidc.authorizationCodeGrant(store, url, {
        expectedState: visit.state,
        expectedNonce: visit.nonce,
        pkceCodeVerifier: visit.verifier,
        idTokenExpected: true,
      })
      const user = await oidc.fetchUserInfo(store, tokens.access_token, tokens.claims()?.sub ?? '')
      keep(c, { kind: 'signedIn', name: user.name ?? '', idToken: tokens.id_token ?? '' })
      return c.redirect(home)
    })
    .get('/sign-on/out', async (c) => {
      const visit = visitOf(c)
      visits.delete(getCookie(c, cookie) ?? '')
      deleteCookie(c, cookie, { path: '/sign-on/' })
      const url = oidc.buildEndSessionUrl(await discover(), {
        post_logout_redirect_uri: home,
        ...(visit?.kind === 'signedIn' && { id_token_hint: visit.idToken }),
      })
      return c.redirect(url.href)
    })
}
