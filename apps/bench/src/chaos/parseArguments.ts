/** Parsed arguments of the command. */
export interface ChaosArguments {
  /** Names of the parts; all if empty. */
  readonly parts: readonly string[]
  /** Rounds of each fault; missing if each part's default applies. */
  readonly rounds: number | undefined
  /** Whether to run as often and as long as the targets require, instead of a few minutes. */
  readonly isFull: boolean
}

/** Parses the arguments after `chaos`; returns an error message if they are invalid. */
export function parseArguments(words: readonly string[], known: readonly string[]): ChaosArguments | string {
  const parts: string[] = []
  let rounds: number | undefined
  let isFull = false
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? ''
    if (word === '--full') isFull = true
    else if (word === '--rounds') {
      at += 1
      rounds = Number(words[at])
      if (!Number.isInteger(rounds) || rounds < 1) return '--rounds takes a whole number from 1.'
    } else if (known.includes(word)) parts.push(word)
    else return `There is no part "${word}". Parts: ${known.join(', ')}. Options: --rounds N, --full.`
  }
  return { parts, rounds, isFull }
}
