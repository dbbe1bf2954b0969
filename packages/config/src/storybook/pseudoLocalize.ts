const accents: Readonly<Record<string, string>> = {
  ...{ a: 'áá', e: 'éé', i: 'íí', o: 'óó', u: 'úú', A: 'Áá', E: 'Éé', I: 'Íí', O: 'Óó', U: 'Úú' },
  ...{ c: 'č', d: 'ď', l: 'ĺ', n: 'ñ', r: 'ř', s: 'š', t: 'ť', y: 'ý', z: 'ž' },
  ...{ C: 'Č', D: 'Ď', L: 'Ĺ', N: 'Ñ', R: 'Ř', S: 'Š', T: 'Ť', Y: 'Ý', Z: 'Ž' },
}

/** Parts of a text that are not words: a placeholder, a URL, an e-mail address. */
const noWord = /(\{[^{}]*\}|\b[a-z]+:\/\/\S+|\S+@\S+\.\S+)/i

/**
 * Pseudo-localizes a text: readable, about a third longer, with accents and with brackets at both ends, so that
 * truncated or untranslated text is easy to notice.
 */
export function pseudoLocalize(text: string): string {
  const trimmed = text.trim()
  const isDone = trimmed.startsWith('[!! ') && trimmed.endsWith(' !!]')
  if (isDone || !/\p{L}/u.test(trimmed)) return text
  const given = trimmed
    .split(noWord)
    .map((part, index) => (index % 2 === 0 ? accented(part) : part))
    .join('')
  return text.replace(trimmed, () => `[!! ${given} !!]`)
}

const accented = (part: string) => part.replace(/[a-z]/gi, (letter) => accents[letter] ?? letter)
