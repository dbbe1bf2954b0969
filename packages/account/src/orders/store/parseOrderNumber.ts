/** Normalizes a dictated or pasted order number: uppercase, without spaces. */
export const parseOrderNumber = (typed: string): string => typed.replace(/\s/g, '').toUpperCase()

/** Returns whether a normalized number has the format of an order number. */
export const isOrderNumber = (number: string): boolean => /^[A-Z0-9-]{4,20}$/.test(number)
