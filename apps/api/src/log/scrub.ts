const email = /[^\s"'<>(),;:=]+@[^\s"'<>(),;:]+/g
// One-time passwords, pincodes, phones, card numbers: six digits and more, with what people put between them.
const number = /(?<![\w.-])\+?\d(?:[\s-]?\d){5,}(?![\w-])/g

/** Takes out of a text what may point at a person: e-mail addresses and numbers of six digits and more. */
export const scrub = (text: string): string => text.replace(email, '[email]').replace(number, '[number]')
