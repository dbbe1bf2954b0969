import { languages } from './getServerMessages.ts'
import type { ServerMessages } from './ServerMessages.ts'

/**
 * Returns the messages in the language that an `accept-language` header prefers, or in the default one if it names
 * none.
 */
export function getPreferredMessages(header: string | undefined): ServerMessages {
  const wanted = (header ?? '').split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().split(';')
    const quality = parameters.map((one) => /^\s*q=([\d.]+)$/.exec(one)?.[1]).find((one) => one !== undefined)
    return { language: tag.toLowerCase().split('-')[0], quality: Number(quality ?? 1) }
  })
  // The sort is stable, so the first of two equal languages is used.
  const byQuality = wanted.filter(({ quality }) => quality > 0).sort((a, b) => b.quality - a.quality)
  const found = byQuality.flatMap(({ language }) => languages.find(({ locale }) => locale === language) ?? [])
  return found[0] ?? languages[0]
}
