// Letters that Unicode does not decompose into letter and accent, so that normalization would keep them.
const plain: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ə: 'e',
}

/** Normalizes a name for searching: lower case without accents, with single spaces between words. Scripts are kept. */
export const normalizeName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøđðłþıħə]/gu, (letter) => plain[letter] ?? letter)
    .replace(/['’‘ʻʼ`´]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
