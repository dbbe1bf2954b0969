import { type Locale, locales } from './Locale.ts'

/** Returns the store's language that an `accept-language` header prefers; the default if it names none. */
export function parseAcceptLanguage(header: string | undefined): Locale {
  const wanted = (header ?? '').split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().split(';')
    const quality = parameters.map((one) => /^\s*q=([\d.]+)$/.exec(one)?.[1]).find((one) => one !== undefined)
    return { language: tag.toLowerCase().split('-')[0], quality: Number(quality ?? 1) }
  })
  // The sort is stable: of two equal languages the first one counts.
  const byQuality = wanted.filter(({ quality }) => quality > 0).sort((a, b) => b.quality - a.quality)
  const found = byQuality.flatMap(({ language }) => locales.find((locale) => locale === language) ?? [])
  return found[0] ?? locales[0]
}
