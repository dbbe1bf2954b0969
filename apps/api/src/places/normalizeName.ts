// Letters that are no letter plus accent for Unicode, and so outlive its folding.
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

/** A name as it is searched: small letters without accents, words apart by one space. Scripts stay what they are. */
export const normalizeName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøđðłþıħə]/gu, (letter) => plain[letter] ?? letter)
    .replace(/['’‘ʻʼ`´]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
