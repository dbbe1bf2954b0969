/** Normalizes a typed pincode: removes spaces and hyphens. */
export const normalizePincode = (typed: string): string => typed.replace(/[\s-]/g, '')
