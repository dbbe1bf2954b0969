import type { ServerMessages } from '../messages/ServerMessages.ts'

/** ISO numbers of the countries to which the catalogue delivers, by their letters. */
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

/** Returns the ISO letters of a country by its number; `undefined` if the shop does not deliver there. */
export const toAlpha2Code = (number: number): string | undefined =>
  Object.entries(countryNumbers).find(([, known]) => known === number)?.[0]

/** Returns the name of a country by its ISO number; the number itself if the shop does not deliver there. */
export const getCountryName = (number: number, { store }: ServerMessages): string => {
  const letters = toAlpha2Code(number)
  return letters === undefined ? `${number}` : store.countryName(letters)
}
