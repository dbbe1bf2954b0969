import type { InferOutput } from 'valibot'
import type { OpenIdIssuer } from './AppDeps.ts'
import type { settingsSchema } from './settingsSchema.ts'

/** Reads the settings of the issuer whose users can log in: the company's own, or Google. */
export function readLoginIssuer(said: InferOutput<typeof settingsSchema>): OpenIdIssuer | undefined {
  const { STORE_OIDC_ISSUER: issuer, STORE_OIDC_ID: id, STORE_OIDC_SECRET: secret } = said
  if (issuer !== undefined && id !== undefined && secret !== undefined)
    return { name: said.STORE_OIDC_NAME, issuer, clientId: id, clientSecret: secret }
  const { STORE_GOOGLE_ISSUER, STORE_GOOGLE_ID, STORE_GOOGLE_SECRET } = said
  if (STORE_GOOGLE_ID === undefined || STORE_GOOGLE_SECRET === undefined) return undefined
  return { issuer: STORE_GOOGLE_ISSUER, clientId: STORE_GOOGLE_ID, clientSecret: STORE_GOOGLE_SECRET }
}
