// In an e-mail, the URL of a site becomes a link, and a line break starts a separate text.
const advertising = /:\/\/|\bwww\.|[\r\n\u2028\u2029]/i

/** Returns whether a text may be a person's name: it contains neither a URL nor a line break. */
export const isPersonName = (text: string): boolean => !advertising.test(text)
