/** A part of a file: first and last byte, both included. */
export interface ByteRange {
  readonly first: number
  readonly last: number
}

/**
 * Parses the header `Range` for a file of `size` bytes. `whole` unless it requests a single part, as HTTP demands
 * for unknown ranges; `outside` if none of the range exists.
 */
export function parseRangeHeader(header: string | undefined, size: number): ByteRange | 'whole' | 'outside' {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return 'whole'
  // `bytes=-500` means the last 500.
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && from !== '' && Number(to) < Number(from)) return 'whole'
  return first >= size || (from === '' && Number(to) === 0) ? 'outside' : { first, last }
}
