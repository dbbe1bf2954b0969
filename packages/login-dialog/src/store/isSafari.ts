/** Returns whether a browser is Safari or another WebKit browser, as every one on an iPhone is. */
export const isSafari = (userAgent: string): boolean =>
  /AppleWebKit\//.test(userAgent) && !/Chrom(e|ium)\/|Android/.test(userAgent)
