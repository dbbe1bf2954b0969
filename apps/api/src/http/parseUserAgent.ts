/** Browser and system of a user agent, as readable names; empty if unknown. */
export interface Device {
  readonly browser: string
  readonly system: string
}

// The first match is used, because many browsers also claim to be another one.
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

/** Parses browser and system from a User-Agent; drops the rest, which would identify users. */
export function parseUserAgent(userAgent: string | undefined): Device {
  const agent = (userAgent ?? '').slice(0, 400)
  return { browser: nameIn(browsers, agent), system: nameIn(systems, agent) }
}
