/** Gives every request a separate network, so that no rate limit applies. */
export const forwardedForHeader = (at: number): Readonly<Record<string, string>> => ({
  'x-forwarded-for': `10.${(at >> 16) % 256}.${(at >> 8) % 256}.${at % 256}`,
})
