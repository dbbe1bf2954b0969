/** The path of an address, by which a draft knows its page. */
export const getPagePath = (href: string): string => new URL(href, 'http://page').pathname
