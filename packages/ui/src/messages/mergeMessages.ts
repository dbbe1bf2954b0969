import type { PartialMessages } from './PartialMessages.ts'

/** Cache of the results by defaults and overrides, so that the same two objects are merged once. */
const results = new WeakMap<object, WeakMap<object, object>>()

/**
 * Returns the default messages with the given overrides: nested messages are merged, a text, function or list is
 * replaced. The same two objects give the same result object, so a component can call it on every render.
 */
export function mergeMessages<Messages extends object>(
  defaults: Messages,
  changes: NoInfer<PartialMessages<Messages>> | undefined,
): Messages {
  if (changes === undefined) return defaults
  const merged = mergeOnce(defaults, changes)
  // `PartialMessages` allows each name only with its own type, so the result has the type of the defaults.
  return merged as Messages
}

function mergeOnce(defaults: object, changes: object): object {
  const ofDefaults = results.get(defaults) ?? new WeakMap<object, object>()
  results.set(defaults, ofDefaults)
  const merged = ofDefaults.get(changes) ?? merge(defaults, changes)
  ofDefaults.set(changes, merged)
  return merged
}

function merge(defaults: object, changes: object): object {
  const merged = new Map<string, unknown>(Object.entries(defaults))
  for (const [name, now] of Object.entries(changes)) {
    const was = merged.get(name)
    if (now !== undefined) merged.set(name, isNested(was) && isNested(now) ? merge(was, now) : now)
  }
  return Object.fromEntries(merged)
}

const isNested = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
