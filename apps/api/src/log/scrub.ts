const email = /[^\s"'<>(),;:=]+@[^\s"'<>(),;:]+/g
// One-time passwords, pincodes, phones, card numbers: six digits and more, with common separators.
const number = /(?<![\w.-])\+?\d(?:[\s-]?\d){5,}(?![\w-])/g

/** Removes personal data from a text: e-mail addresses and numbers of six digits and more. */
export const scrub = (text: string): string => text.replace(email, '[email]').replace(number, '[number]')
