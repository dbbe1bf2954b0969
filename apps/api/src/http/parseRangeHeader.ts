/** A range of a file: first and last byte, inclusive. */
export interface ByteRange {
  readonly first: number
  readonly last: number
}

/**
 * Parses the header `Range` for a file of `size` bytes. `whole` unless it requests a single range, as HTTP requires for
 * unknown ranges; `outside` if the range does not exist.
 */
export function parseRangeHeader(header: string | undefined, size: number): ByteRange | 'whole' | 'outside' {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return 'whole'
  // `bytes=-500` means the last 500 bytes.
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && from !== '' && Number(to) < Number(from)) return 'whole'
  return first >= size || (from === '' && Number(to) === 0) ? 'outside' : { first, last }
}
