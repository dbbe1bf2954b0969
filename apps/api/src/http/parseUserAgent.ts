/** What a browser calls itself, in words; empty where it does not say. */
export interface Device {
  readonly browser: string
  readonly system: string
}

// The first that fits: many a browser says that it is another one, too.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bCriOS\/|\bChrom(?:e|ium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

const nameIn = (names: readonly (readonly [RegExp, string])[], agent: string): string =>
  names.find(([form]) => form.test(agent))?.[1] ?? ''

/** Reads browser and system out of a User-Agent; of the rest, which would tell people apart, nothing is kept. */
export function parseUserAgent(userAgent: string | undefined): Device {
  const agent = (userAgent ?? '').slice(0, 400)
  return { browser: nameIn(browsers, agent), system: nameIn(systems, agent) }
}
