import { type ApiClient, type ApiClientOptions, createApiClient } from '@store/api-client'
import { language } from '#messages/language.ts'
import { brand } from '../brand.ts'

/** Options of `createBrowserClient`. */
export interface BrowserClientOptions extends Pick<ApiClientOptions, 'fetch' | 'imageHosts'> {
  /** Whether requests carry the id of this page view's trace. @default false */
  readonly isTraced?: boolean | undefined
}

/** Creates the browser's client of the API, for the brand and language of this build. */
export const createBrowserClient = ({ isTraced, ...options }: BrowserClientOptions): ApiClient =>
  createApiClient({
    brand: brand.slug,
    locale: language.code,
    // W3C Trace Context. The server decides whether it records the trace, so the flag has no effect.
    ...(isTraced && { headers: { traceparent: `00-${randomHex(16)}-${randomHex(8)}-00` } }),
    ...options,
  })

const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
