import { type ApiClient, type ApiClientOptions, createApiClient } from '@store/api-client'
import { language } from '#messages/language.ts'
import { brand } from '../brand.ts'

/** Creates the browser's client of the API, for the brand and language of this build. */
export const createBrowserClient = (options: Pick<ApiClientOptions, 'fetch' | 'imageHosts'>): ApiClient =>
  createApiClient({ brand: brand.slug, locale: language.code, ...options })
