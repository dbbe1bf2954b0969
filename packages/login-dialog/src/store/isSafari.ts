/** Returns whether a browser is Safari or another WebKit browser, such as every browser on an iPhone. */
export const isSafari = (userAgent: string): boolean =>
  /AppleWebKit\//.test(userAgent) && !/Chrom(e|ium)\/|Android/.test(userAgent)
