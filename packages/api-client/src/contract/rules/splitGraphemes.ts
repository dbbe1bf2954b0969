const segmenter = typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('en') : undefined

/** The characters of a text as a reader sees them: a letter with its signs is one, a family of emoji is one. */
export const splitGraphemes = (text: string): readonly string[] =>
  segmenter ? Array.from(segmenter.segment(text), ({ segment }) => segment) : [...text]
