/**
 * What is left of a folded name when every letter goes that Indian names are spelt with in several ways: vowels, `h`, and
 * one of two doubles. Haidrabad sounds like Hyderabad, Udaypur like Udaipur.
 */
export const phoneticKey = (name: string): string =>
  name
    .replaceAll('ph', 'f')
    .replace(/[aeiouyh ]/g, '')
    .replace(/[ckq]/g, 'k')
    .replaceAll('w', 'v')
    .replaceAll('z', 'j')
    .replace(/(.)\1+/g, '$1')
