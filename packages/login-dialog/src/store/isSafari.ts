/** Whether a browser is Safari or made of the same parts, as every one on an iPhone is. */
export const isSafari = (userAgent: string): boolean =>
  /AppleWebKit\//.test(userAgent) && !/Chrom(e|ium)\/|Android/.test(userAgent)
