import { createHash } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { languageDetector } from 'hono/language'
import { createAuthorizationCodeStore } from './createAuthorizationCodeStore.ts'
import { createIdTokenSigner } from './createIdTokenSigner.ts'
import { parseAuthorizationRequest } from './parseAuthorizationRequest.ts'
import { type LoginPageState, pageStyleHash, renderLoginPage } from './renderLoginPage.ts'
import type { TestGoogleOptions } from './TestGoogleOptions.ts'
import { parseUser, samplePeople } from './TestGoogleUser.ts'
import { languages } from './texts.ts'

/**
 * Creates the simulated Google: an OpenID Connect issuer with authorization code flow and PKCE, and the page on which a
 * visitor chooses who logs in. Any visitor can choose any user, so it is only for demo mode.
 */
export function createTestGoogle({ issuer, client, returnOrigins, now = Date.now }: TestGoogleOptions): Hono {
  const codes = createAuthorizationCodeStore(now)
  const signer = createIdTokenSigner(issuer, client.clientId, now)
  const app = new Hono()

  app.get('/.well-known/openid-configuration', (c) =>
    c.json({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      token_endpoint_auth_methods_supported: ['client_secret_post'],
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
    }),
  )
  app.get('/jwks', async (c) => c.json(await signer.jwks()))

  app.use('/authorize', bodyLimit({ maxSize: 4096 }))
  // The language that the visitor chose in the store, or else the browser's.
  app.use(
    '/authorize',
    languageDetector({
      ...{ supportedLanguages: [...languages], fallbackLanguage: languages[0] },
      ...{ order: ['cookie', 'header'], caches: false },
    }),
  )
  const show = (c: Context, state: LoginPageState, status: 200 | 400 | 422) => {
    const language = languages.find((code) => code === c.get('language')) ?? languages[0]
    c.header('cache-control', 'no-store')
    // Browsers apply `form-action` also to the redirects after a form, and the login may redirect to a partner site.
    const targets = ["'self'", ...returnOrigins].join(' ')
    c.header(
      'content-security-policy',
      `default-src 'none'; style-src '${pageStyleHash}'; form-action ${targets}; base-uri 'none'; frame-ancestors 'none'`,
    )
    return c.html(renderLoginPage(state, language), status)
  }
  app.get('/authorize', (c) =>
    parseAuthorizationRequest(c.req.query(), client)
      ? show(c, { kind: 'choose' }, 200)
      : show(c, { kind: 'unknown' }, 400),
  )
  app.post('/authorize', async (c) => {
    const request = parseAuthorizationRequest(c.req.query(), client)
    if (!request) return show(c, { kind: 'unknown' }, 400)
    const { person, name = '', email = '', deny } = await c.req.parseBody()
    const redirect = (result: Readonly<Record<string, string>>) => {
      const state = request.state === undefined ? {} : { state: request.state }
      const query = new URLSearchParams({ ...result, ...state, iss: issuer })
      c.header('cache-control', 'no-store')
      return c.redirect(`${client.redirectUri}?${query}`, 303)
    }
    if (deny !== undefined) return redirect({ error: 'access_denied' })
    const user = samplePeople[Number(person ?? -1)] ?? parseUser(name, email)
    if (!user) return show(c, { kind: 'invalid', name: String(name), email: String(email) }, 422)
    return redirect({ code: codes.issue({ ...request, user }) })
  })

  app.post('/token', bodyLimit({ maxSize: 4096 }), async (c) => {
    c.header('cache-control', 'no-store')
    const body = await c.req.parseBody()
    if (body.client_id !== client.clientId || body.client_secret !== client.clientSecret)
      return c.json({ error: 'invalid_client' }, 401)
    const grant = codes.consume(String(body.code))
    const challenge = createHash('sha256').update(String(body.code_verifier)).digest('base64url')
    const isRightful =
      body.grant_type === 'authorization_code' &&
      body.redirect_uri === client.redirectUri &&
      grant?.codeChallenge === challenge
    if (!grant || !isRightful) return c.json({ error: 'invalid_grant' }, 400)
    // The store reads only the ID token, so no other endpoint accepts the access token.
    return c.json({
      access_token: 'pretend',
      token_type: 'Bearer',
      expires_in: 60,
      id_token: await signer.sign(grant),
    })
  })
  return app
}
