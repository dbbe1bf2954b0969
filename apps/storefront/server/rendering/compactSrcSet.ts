import { expandSrcSet } from '../../app/expandSrcSet.ts'

/**
 * Shortens the URLs of a picture's files for the page's data (a replacer for `JSON.stringify`), because they differ only
 * in their width, and the data contains every picture on the page. A set that could not be restored to the same text is left
 * unchanged.
 */
export function compactSrcSet(this: unknown, key: string, value: unknown): unknown {
  if (key !== 'srcSet' || typeof value !== 'string') return value
  const short = `*${[...value.matchAll(/ (\d+)w(?:,|$)/g)].map(([, width]) => width).join(' ')}`
  return expandSrcSet.call(this, key, short) === value ? short : value
}
