// Mail programs turn a URL into a link, and a line break could start a text of its own in an e-mail.
const advertising = /:\/\/|\bwww\.|[\r\n\u2028\u2029]/i

/** Returns whether a text may be a person's name: it contains neither a URL nor a line break. */
export const isPersonName = (text: string): boolean => !advertising.test(text)
