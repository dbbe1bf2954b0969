/** Returns a header that gives each request another IP network, so that no rate limit applies. */
export const createForwardedForHeader = (at: number): Readonly<Record<string, string>> => ({
  'x-forwarded-for': `10.${(at >> 16) % 256}.${(at >> 8) % 256}.${at % 256}`,
})
