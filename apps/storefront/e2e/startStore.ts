import { type OidcIssuer, startOidcIssuer } from '@store/api/issuer'
import { findFreePort } from '@store/config/findFreePort'
import { copySeededData, launch, stopProcess } from './launch.ts'

/** A store that runs as a separate process, with a data folder that outlives it. */
export interface RunningStore {
  readonly origin: string
  /** The OpenID issuer that replaces Google. */
  readonly issuer: OidcIssuer
  /** Origin of another site that embeds parts of the store. */
  readonly partner: string
  /** Origin of the same partner site that the browser treats as cross-site to the store. */
  readonly elsewhere: string
  /** Stops the process and starts it again on the same data. */
  readonly restart: () => Promise<void>
  /** Stops the process until `comeBack`, so that no request gets a response. */
  readonly goDown: () => Promise<void>
  readonly comeBack: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** Starts the built store on a free port with a seeded data folder, a login issuer and a partner's sites. */
export async function startStore(): Promise<RunningStore> {
  const port = await findFreePort()
  const origin = `http://localhost:${port}`
  const issuer = await startOidcIssuer(`${origin}/api/marigold/fa/users/google/callback`)
  const data = await copySeededData()
  const [site, elsewhere] = await Promise.all([
    startPartner(origin, 'localhost'),
    startPartner(origin, '127.0.0.1'),
  ])
  const settings = {
    STORE_PORT: String(port),
    STORE_DATA: data.path,
    // Each test has its own IP address, by which rate limits count.
    STORE_TRUST_PROXY: '1',
    STORE_GOOGLE_ISSUER: issuer.settings.issuer,
    STORE_GOOGLE_ID: issuer.settings.clientId,
    STORE_GOOGLE_SECRET: issuer.settings.clientSecret,
    STORE_PARTNER_ORIGINS: `${site.origin},${elsewhere.origin}`,
    STORE_PARTNER_SECRETS: `${elsewhere.origin}=${partnerSecret}`,
    STORE_SSO_CLIENTS: JSON.stringify([
      {
        client_id: 'notes',
        client_name: 'Notes',
        client_secret: partnerSecret,
        redirect_uris: [`${elsewhere.origin}/sign-on/callback`],
        post_logout_redirect_uris: [`${elsewhere.origin}/sign-on/`],
      },
    ]),
  }
  const open = () => launch('../dist/main.js', settings, 'The store is open')
  let child = await open()
  return {
    origin,
    issuer,
    partner: site.origin,
    elsewhere: elsewhere.origin,
    stop: async () => {
      await Promise.all([
        stopProcess(child),
        stopProcess(site.child),
        stopProcess(elsewhere.child),
        issuer.goDown(),
      ])
      await data.remove()
    },
    restart: async () => {
      await stopProcess(child)
      child = await open()
    },
    goDown: () => stopProcess(child),
    comeBack: async () => {
      child = await open()
    },
  }
}

const partnerSecret = 'what-the-two-servers-of-this-test-know'

async function startPartner(store: string, host: string) {
  const port = await findFreePort()
  const settings = { PORT: String(port), HOST: host, STORE_ORIGIN: store, STORE_SECRET: partnerSecret }
  const child = await launch('../../partner-site/server/main.ts', settings, 'is open')
  return { origin: `http://${host}:${port}`, child }
}
