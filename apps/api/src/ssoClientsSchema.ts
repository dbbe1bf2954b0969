import {
  array,
  check,
  minLength,
  optional,
  pipe,
  rawTransform,
  regex,
  strictObject,
  string,
  transform,
} from 'valibot'

/** A partner site that signs in its visitors through the store (an OAuth client). */
export interface SsoClient {
  readonly id: string
  /** The site's name, as shoppers know it. */
  readonly name: string
  /** Secret of the site's server; missing for a public client, such as a browser app. */
  readonly secret?: string | undefined
  /** URLs to which a login returns, compared exactly. */
  readonly redirectUris: readonly string[]
  /** URLs to which a logout returns, compared exactly. */
  readonly postLogoutRedirectUris: readonly string[]
}

const isThisMachine = ({ hostname }: URL) => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)

// The store sends codes to these URLs. A URL that a parser would write differently never equals the one that a client
// sends.
const isRedirectUri = (text: string) => {
  const url = URL.parse(text)
  if (!url || text.includes('*') || text.includes('#') || url.username !== '' || url.password !== '')
    return false
  return url.href === text && (url.protocol === 'https:' || (url.protocol === 'http:' && isThisMachine(url)))
}

const redirectUri = pipe(
  string('a text'),
  check(
    isRedirectUri,
    'a complete URL such as https://notes.example/callback, without # and *; http: on this machine alone',
  ),
)

// Names as in the client metadata of RFC 7591. Each field has its own error message, because the default messages
// repeat the value.
const client = strictObject(
  {
    client_id: pipe(
      string('needed: a text'),
      regex(/^[\w.-]{1,64}$/, 'at most 64 letters, digits and . _ -, such as notes'),
    ),
    client_name: pipe(
      string('needed: a text'),
      regex(/^\S.{0,38}\S$/, 'the name of the site, such as Notes'),
    ),
    client_secret: optional(
      pipe(
        string('a text'),
        regex(/^[\x21-\x7e]{32,200}$/, '32 to 200 letters, digits and signs without a space'),
      ),
    ),
    redirect_uris: pipe(array(redirectUri, 'needed: a list of URLs'), minLength(1, 'one URL at least')),
    post_logout_redirect_uris: optional(array(redirectUri, 'a list of URLs'), []),
  },
  'client_id, client_name, redirect_uris, and if wanted client_secret and post_logout_redirect_uris',
)

const example =
  'a JSON list such as [{"client_id":"notes","client_name":"Notes","redirect_uris":["https://notes.example/callback"]}]'

/** Schema of the setting that lists the sites of single sign-on. */
export const ssoClientsSchema = pipe(
  string(),
  rawTransform(({ dataset, addIssue, NEVER }): unknown => {
    try {
      return JSON.parse(dataset.value)
    } catch {
      addIssue({ message: example })
      return NEVER
    }
  }),
  array(client, example),
  check(
    (clients) => new Set(clients.map(({ client_id }) => client_id)).size === clients.length,
    'each client_id once',
  ),
  transform((clients): readonly SsoClient[] =>
    clients.map((each) => ({
      id: each.client_id,
      name: each.client_name,
      secret: each.client_secret,
      redirectUris: each.redirect_uris,
      postLogoutRedirectUris: each.post_logout_redirect_uris,
    })),
  ),
)
