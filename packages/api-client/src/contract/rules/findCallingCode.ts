import { indiaIsoCode } from './isPincode.ts'

// ITU-T E.164, for the destination countries.
const codes: Readonly<Record<number, string>> = {
  36: '61',
  124: '1',
  276: '49',
  [indiaIsoCode]: '91',
  702: '65',
  784: '971',
  826: '44',
  840: '1',
}

/**
 * Returns the country code of telephone numbers, without plus, by the ISO number of a country; `undefined` when
 * unknown.
 */
export const findCallingCode = (country: number): string | undefined => codes[country]
