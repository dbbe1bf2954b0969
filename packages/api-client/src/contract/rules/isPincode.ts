/** ISO numeric code of India. */
export const indiaIsoCode = 356

/** Formats of postal codes by country; a missing country has any format, or no codes at all. */
const forms: Readonly<Record<number, RegExp>> = {
  [indiaIsoCode]: /^[1-9]\d{5}$/,
  // The next ISO numbers are Australia, Canada, Germany, Singapore, the United Kingdom and the United States.
  36: /^\d{4}$/,
  124: /^[a-z]\d[a-z][ -]?\d[a-z]\d$/i,
  276: /^\d{5}$/,
  702: /^\d{6}$/,
  826: /^[a-z]{1,2}\d[a-z\d]?[ -]?\d[a-z]{2}$/i,
  840: /^\d{5}(-?\d{4})?$/,
}

/**
 * Returns whether a pincode has its country's format: 6 digits for India, and more than 3 characters for others
 * (specification 2, section 5), as that country writes them.
 */
export const isPincode = (text: string, country: number = indiaIsoCode): boolean =>
  hasPincodeLength(text, country) && (forms[country]?.test(text) ?? true)

/**
 * Returns whether a text has the length of a pincode: 6 digits for India, more than 3 characters elsewhere
 * (specification 2, section 5).
 */
export const hasPincodeLength = (text: string, country: number = indiaIsoCode): boolean =>
  country === indiaIsoCode ? /^\d{6}$/.test(text) : /^[A-Za-z0-9][A-Za-z0-9 -]{3,9}$/.test(text)
