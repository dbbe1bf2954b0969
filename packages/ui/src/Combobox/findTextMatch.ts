/** Range of a suggestion that matches the typed text. */
interface Match {
  /** Index of the first UTF-16 unit. */
  readonly start: number
  /** Index after the last UTF-16 unit. */
  readonly end: number
}

/** Finds the typed text in `text`, ignoring case: preferably at the start of a word, else anywhere. */
export function findTextMatch(text: string, typed: string): Match | undefined {
  const sought = typed.trim().replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
  if (sought === '') return undefined
  const found =
    new RegExp(String.raw`(?<![\p{L}\p{N}])${sought}`, 'iu').exec(text) ?? new RegExp(sought, 'iu').exec(text)
  return found ? { start: found.index, end: found.index + found[0].length } : undefined
}
