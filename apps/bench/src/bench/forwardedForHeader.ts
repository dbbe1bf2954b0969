/** Every request from a network of its own: limits are for one that asks too often. */
export const forwardedForHeader = (at: number): Readonly<Record<string, string>> => ({
  'x-forwarded-for': `10.${(at >> 16) % 256}.${(at >> 8) % 256}.${at % 256}`,
})
