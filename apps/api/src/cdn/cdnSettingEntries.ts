import { type InferOutput, object, optional, picklist, pipe, regex, string } from 'valibot'
import { settingValueSchemas } from '../settingValueSchemas.ts'
import type { CdnSettings } from './CdnSettings.ts'

const { headerWord, safeAddress } = settingValueSchemas

/** The settings of a CDN in front of the store. */
export const cdnSettingEntries = {
  STORE_CDN: optional(picklist(['fastly', 'cloudflare'], 'fastly or cloudflare')),
  STORE_CDN_ID: optional(pipe(string(), regex(/^\w{1,64}$/, 'the id of the service or zone'))),
  STORE_CDN_TOKEN: optional(headerWord),
  STORE_CDN_URL: optional(
    pipe(safeAddress('https://api.fastly.com'), regex(/^[^?#@]*[^?#@/]$/, 'an address without / at its end')),
  ),
} as const

const entries = object(cdnSettingEntries)

/** Reads the CDN settings; undefined without a CDN. */
export function readCdnSettings(said: InferOutput<typeof entries>): CdnSettings | undefined {
  const { STORE_CDN: kind, STORE_CDN_ID: id, STORE_CDN_TOKEN: token, STORE_CDN_URL: url } = said
  return kind === undefined || id === undefined || token === undefined ? undefined : { kind, id, token, url }
}
