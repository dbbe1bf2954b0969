/** The pincode in what was typed, spaces and hyphens taken out. */
export const readPincode = (typed: string): string => typed.replace(/[\s-]/g, '')
