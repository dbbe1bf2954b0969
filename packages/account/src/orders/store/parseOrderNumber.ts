/** An order number as it was read out or pasted: in capitals, without spaces. */
export const parseOrderNumber = (typed: string): string => typed.replace(/\s/g, '').toUpperCase()

/** Whether a number that was read has the form of one. */
export const isOrderNumber = (number: string): boolean => /^[A-Z0-9-]{4,20}$/.test(number)
