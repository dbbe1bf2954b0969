/** Returns the path of a URL, which identifies the page of a draft. */
export const getPagePath = (href: string): string => new URL(href, 'http://page').pathname
