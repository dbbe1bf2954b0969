import { toAsciiDigits } from './toAsciiDigits.ts'

/** Normalizes a typed pincode: removes spaces and hyphens, and converts Hindi and Bengali digits. */
export const normalizePincode = (typed: string): string => toAsciiDigits(typed).replace(/[\s-]/g, '')
