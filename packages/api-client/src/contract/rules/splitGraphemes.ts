const segmenter = typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('en') : undefined

/** Splits a text into grapheme clusters: a letter with its combining marks is one, a family emoji is one. */
export const splitGraphemes = (text: string): readonly string[] =>
  segmenter ? Array.from(segmenter.segment(text), ({ segment }) => segment) : [...text]
