/** What was asked of the command. */
export interface ChaosArguments {
  /** Names of the parts; all where none is named. */
  readonly parts: readonly string[]
  /** How often each fault; missing where each part's own figure is right. */
  readonly rounds: number | undefined
  /** As often and as long as the promises say, instead of a few minutes. */
  readonly isFull: boolean
}

/** Reads the words after `chaos`; answers a sentence where they are not right. */
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
