import { check, integer, maxValue, minValue, pipe, regex, string, toNumber, transform } from 'valibot'
import { defaultLimits } from './RateLimits.ts'

const whole = (least: number, most: number) =>
  pipe(
    string(),
    regex(/^\d{1,9}$/, 'a whole number'),
    toNumber(),
    integer(),
    minValue(least, `at least ${least}`),
    maxValue(most, `at most ${most}`),
  )

const address = (schemes: RegExp, example: string) =>
  pipe(
    string(),
    check(
      (text) => URL.canParse(text) && schemes.test(new URL(text).protocol),
      `an address such as ${example}`,
    ),
  )

const isThisMachine = ({ hostname }: URL) => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)

// Requires https except on this machine, because the store sends secrets and codes to the URL, and over plain http they
// could be intercepted.
const safeAddress = (example: string) =>
  pipe(
    string(),
    check((text) => {
      const url = URL.parse(text)
      return url !== null && (url.protocol === 'https:' || (url.protocol === 'http:' && isThisMachine(url)))
    }, `an address such as ${example}; http: on this machine alone`),
  )

// The text is sent in a header, whose value must not contain line breaks.
const headerWord = pipe(string(), regex(/^[\x21-\x7e]+$/, 'letters, digits and signs without a space'))

// The bucket's URL must contain no question mark, because the store appends its own query string.
const bucketAddress = pipe(
  safeAddress('https://s3.example/pictures'),
  regex(/^[^?#@]*$/, 'an address without ?, # and @'),
)

const list = (isPart: (part: string) => boolean, example: string) =>
  pipe(
    string(),
    transform((text): readonly string[] => text.split(',').map((part) => part.trim())),
    check(
      (parts) => parts.every(isPart) && new Set(parts).size === parts.length,
      `such as ${example}, with commas between, each once`,
    ),
  )

// An origin must be written exactly as browsers send it, because the comparison is exact.
const isSafeOrigin = (text: string) => {
  const url = URL.parse(text)
  // A wildcard is not expanded, because origins are compared exactly.
  return url?.origin === text && !text.includes('*') && (url.protocol === 'https:' || isThisMachine(url))
}

// A host is written as in a URL without the default port 443, because the comparison is exact. A wildcard is rejected,
// because a content security policy would accept it.
const isHost = (text: string) => /^[a-z\d.:-]+$/.test(text) && URL.parse(`https://${text}`)?.host === text

// A partner's secret must be long, because a guessed one would disclose who signs in on the partner's site.
const isPartnerSecret = (text: string) => {
  const at = text.indexOf('=')
  return isSafeOrigin(text.slice(0, at)) && /^[\x21-\x7e]{32,200}$/.test(text.slice(at + 1))
}

// An unknown name of a rate limit is an error, because the intended limit would otherwise stay unchanged.
const isLimit = (part: string) => {
  const [name = '', value = '', ...rest] = part.split('=')
  return Object.hasOwn(defaultLimits, name) && /^[1-9]\d{0,8}$/.test(value) && rest.length === 0
}

const limits = pipe(
  list(isLimit, 'otpPerNetwork=600,checksPerNetwork=240'),
  transform((parts) => ({ ...defaultLimits, ...Object.fromEntries(parts.map(readLimit)) })),
)

const readLimit = (part: string): readonly [string, number] => {
  const [name = '', value] = part.split('=')
  return [name, Number(value)]
}

/** Schemas of the individual settings. */
export const settingValueSchemas = {
  whole,
  address,
  safeAddress,
  headerWord,
  bucketAddress,
  list,
  limits,
  isHost,
  isSafeOrigin,
  isPartnerSecret,
} as const
