/**
 * Returns the phonetic key of a normalized name, without the letters whose spelling varies in Indian names: vowels,
 * `h`, and doubled letters. Haidrabad sounds like Hyderabad, and Udaypur like Udaipur.
 */
export const toPhoneticKey = (name: string): string =>
  name
    .replaceAll('ph', 'f')
    .replace(/[aeiouyh ]/g, '')
    .replace(/[ckq]/g, 'k')
    .replaceAll('w', 'v')
    .replaceAll('z', 'j')
    .replace(/(.)\1+/g, '$1')
