/** Where a suggestion holds what was typed. */
interface Match {
  /** Index of its first UTF-16 unit. */
  readonly start: number
  /** Index after its last one. */
  readonly end: number
}

/** Where `text` holds what was typed, whatever its case: at the start of a word if it can be, else anywhere. */
export function findMatch(text: string, typed: string): Match | undefined {
  const sought = typed.trim().replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
  if (sought === '') return undefined
  const found =
    new RegExp(String.raw`(?<![\p{L}\p{N}])${sought}`, 'iu').exec(text) ?? new RegExp(sought, 'iu').exec(text)
  return found ? { start: found.index, end: found.index + found[0].length } : undefined
}
