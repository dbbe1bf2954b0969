/** ISO numeric code of India. */
export const india = 356

/** Whether a pincode has its country's form: 6 digits for India, more than 3 characters elsewhere (specification 2, section 5). */
export function isPincode(text: string, country: number = india): boolean {
  return country === india ? /^[1-9]\d{5}$/.test(text) : /^[A-Za-z0-9][A-Za-z0-9 -]{3,9}$/.test(text)
}
