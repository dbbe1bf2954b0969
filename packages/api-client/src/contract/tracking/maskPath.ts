const uuids = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi
const numbers = /\d{6,}/g
const mostCharacters = 300

/**
 * Masks the path of a page for analytics: removes the query, the fragment, and any part that identifies an order, a
 * person or a telephone number.
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
