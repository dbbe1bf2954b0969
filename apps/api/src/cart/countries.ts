/** ISO numbers of the countries the catalogue sends to, by their letters. */
export const countryNumbers: Readonly<Record<string, number>> = {
  AE: 784,
  AU: 36,
  CA: 124,
  DE: 276,
  GB: 826,
  IN: 356,
  SG: 702,
  US: 840,
}

const names = new Intl.DisplayNames('en', { type: 'region' })

/** Name of a country by its ISO number; the number itself where it is none of ours. */
export const countryName = (number: number): string => {
  const [letters] = Object.entries(countryNumbers).find(([, known]) => known === number) ?? []
  return letters === undefined ? `${number}` : (names.of(letters) ?? letters)
}
