/** The pincode in what was typed, spaces and hyphens taken out. */
export const normalizePincode = (typed: string): string => typed.replace(/[\s-]/g, '')
