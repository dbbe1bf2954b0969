import { type OidcIssuer, startOidcIssuer } from '@store/api/issuer'
import { findFreePort } from '@store/config/findFreePort'
import { copySeededData, launch, stopProcess } from './launch.ts'

/** A store whose visitors log in with a company's own issuer. */
export interface CompanyIssuerStore {
  readonly origin: string
  readonly issuer: OidcIssuer
  readonly stop: () => Promise<void>
}

/** Starts the built store with an OpenID Connect issuer named "Marigold ID" instead of Google. */
export async function startCompanyIssuerStore(): Promise<CompanyIssuerStore> {
  const port = await findFreePort()
  const origin = `http://localhost:${port}`
  const issuer = await startOidcIssuer(`${origin}/api/marigold/fa/users/google/callback`, 0, 'userinfo')
  const data = await copySeededData()
  const settings = {
    STORE_PORT: String(port),
    STORE_DATA: data.path,
    STORE_TRUST_PROXY: '1',
    STORE_OIDC_NAME: 'Marigold ID',
    STORE_OIDC_ISSUER: issuer.settings.issuer,
    STORE_OIDC_ID: issuer.settings.clientId,
    STORE_OIDC_SECRET: issuer.settings.clientSecret,
  }
  const child = await launch('../dist/main.js', settings, 'The store is open')
  return {
    origin,
    issuer,
    stop: async () => {
      await Promise.all([stopProcess(child), issuer.goDown()])
      await data.remove()
    },
  }
}
