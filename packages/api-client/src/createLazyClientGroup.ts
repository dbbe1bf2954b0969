import type { Result } from './contract/problem/index.ts'

/** A group of methods that each return a result. */
export type ClientMethods<Group> = {
  readonly [Method in keyof Group]: (request: never) => Promise<Result<unknown>>
}

const unreachable = { ok: false, failure: { kind: 'network' } } as const

/**
 * Lazy-loads a client group with its first call. A proxy forwards each call to the loaded group, because a list of its
 * methods would add bytes to every page. A group that cannot be loaded is a network error.
 */
export function createLazyClientGroup<Group extends ClientMethods<Group>>(load: () => Promise<Group>): Group {
  const none: Group = Object.create(null)
  return new Proxy(none, {
    // A `then` method would make it look like a promise when it is awaited.
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
