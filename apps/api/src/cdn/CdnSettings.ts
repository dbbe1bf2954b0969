/** A CDN whose API the store supports. */
export type CdnProvider = 'fastly' | 'cloudflare'

/** The CDN in front of the store. */
export interface CdnSettings {
  readonly kind: CdnProvider
  /** Id of the service (Fastly) or of the zone (Cloudflare). */
  readonly id: string
  /** API token with the permission to purge. */
  readonly token: string
  /** Base URL of the API, without a slash at its end. @default that of the CDN */
  readonly url?: string | undefined
}
