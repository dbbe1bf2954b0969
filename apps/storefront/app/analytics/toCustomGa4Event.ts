import type { CustomGa4Event } from './Ga4Event.ts'

const mostCharacters = 100

/**
 * Creates a custom event with its own name. It includes numbers, booleans and short strings, but no string that could
 * be an email address or a phone number.
 */
export function toCustomGa4Event({ kind, ...rest }: { readonly kind: string }): CustomGa4Event {
  const params = Object.entries(rest).flatMap(([name, value]) =>
    isPlain(value) ? [[toSnake(name), value] as const] : [],
  )
  return { kind: 'own', name: toSnake(kind), params: Object.fromEntries(params) }
}

/** Returns whether a text contains no personal data: no email address and no run of seven or more digits. */
export const hasNoPersonalData = (text: string): boolean =>
  text.length <= mostCharacters && !text.includes('@') && !/\d(?:[\s-]?\d){6}/.test(text)

const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === 'number' ||
  typeof value === 'boolean' ||
  (typeof value === 'string' && hasNoPersonalData(value))

const toSnake = (name: string): string =>
  name
    .replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    .replaceAll(/[^a-z0-9_]/g, '_')
    .slice(0, 40)
