import type { Result } from './contract/problem/index.ts'

/** A group of verbs, each of which answers an outcome. */
type Verbs<Group> = { readonly [Verb in keyof Group]: (request: never) => Promise<Result<unknown>> }

const unreachable = { ok: false, failure: { kind: 'network' } } as const

/**
 * The verbs of a group that is loaded with its first call. They are not listed here, which every page would pay for:
 * whatever is called is called on the group once it is there. A group that cannot be loaded is the network's failure.
 */
export function lazyClientGroup<Group extends Verbs<Group>>(load: () => Promise<Group>): Group {
  const none: Group = Object.create(null)
  return new Proxy(none, {
    // A group is no promise, also not to who awaits it.
    get: (_, verb) =>
      verb === 'then'
        ? undefined
        : (request: never) =>
            load().then(
              (group) => Reflect.get(group, verb)(request),
              () => unreachable,
            ),
  })
}
