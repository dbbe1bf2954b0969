import type { ApiClientOptions } from './ApiClientOptions.ts'

/** Returns the headers of every request; the client's locale replaces a forwarded language. */
export const createRequestHeaders = ({
  headers,
  locale,
}: Pick<ApiClientOptions, 'headers' | 'locale'>): Readonly<Record<string, string>> => ({
  ...headers,
  ...(locale === undefined ? {} : { 'accept-language': locale }),
})
