import type { ExpectFunction } from '../testing/CartTestCase.ts'

const show = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 300 ? `${text.slice(0, 300)}…` : text
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const keysOf = (value: Readonly<Record<string, unknown>>) =>
  Object.keys(value).filter((key) => value[key] !== undefined)

/** Returns the path of the first difference; `undefined` if there is none. */
function findDifference(
  actual: unknown,
  expected: unknown,
  isPartial: boolean,
  path = 'value',
): string | undefined {
  if (Object.is(actual, expected)) return undefined
  const found = `${path} is ${show(actual)}, expected ${show(expected)}`
  if (!isObject(actual) || !isObject(expected)) return found
  if (Array.isArray(actual) !== Array.isArray(expected)) return found
  if (Array.isArray(actual) && Array.isArray(expected) && actual.length !== expected.length) return found
  const keys =
    isPartial && !Array.isArray(expected) ? Object.keys(expected) : [...keysOf(expected), ...keysOf(actual)]
  for (const key of keys) {
    const inside = findDifference(actual[key], expected[key], isPartial, `${path}.${key}`)
    if (inside !== undefined) return inside
  }
  return undefined
}

/** Compares as the `expect` of Vitest and Jest does; throws an error that names the first difference. */
export const expectValue: ExpectFunction = (actual) => {
  const compare = (expected: unknown, isPartial: boolean) => {
    const difference = findDifference(actual, expected, isPartial)
    if (difference !== undefined) throw new Error(difference)
  }
  return {
    toEqual: (expected) => compare(expected, false),
    toMatchObject: (expected) => compare(expected, true),
  }
}
