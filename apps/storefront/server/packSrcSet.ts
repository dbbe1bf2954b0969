import { unpackSrcSet } from '../app/unpackSrcSet.ts'

/**
 * Packs the addresses of a picture's files for the page's data (a replacer for `JSON.stringify`): they differ in their width
 * alone, and the data tells of every picture on the page. What does not come out the same again is left as it is.
 */
export function packSrcSet(this: unknown, key: string, value: unknown): unknown {
  if (key !== 'srcSet' || typeof value !== 'string') return value
  const packed = `*${[...value.matchAll(/ (\d+)w(?:,|$)/g)].map(([, width]) => width).join(' ')}`
  return unpackSrcSet.call(this, key, packed) === value ? packed : value
}
