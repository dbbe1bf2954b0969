// In a mail an address of a site becomes a link, and a line break begins a text of its own.
const advertising = /:\/\/|\bwww\.|[\r\n\u2028\u2029]/i

/** Whether a text may stand for a person's name: it holds neither the address of a site nor a line break. */
export const isPersonName = (text: string): boolean => !advertising.test(text)
