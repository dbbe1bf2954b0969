const uuids = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi
const numbers = /\d{6,}/g
const mostCharacters = 300

/**
 * Writes the path of a page as it may be counted: without query and fragment, and without what names an order, a person
 * or a number somebody can be called by.
 */
export function maskPath(address: string): string {
  const [path = '/'] = address.split(/[?#]/)
  return path
    .replaceAll(uuids, ':id')
    .split('/')
    .map((part) => (/@|%40/i.test(part) ? ':text' : part.replaceAll(numbers, ':number')))
    .join('/')
    .slice(0, mostCharacters)
}
