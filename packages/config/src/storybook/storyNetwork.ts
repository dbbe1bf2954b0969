/** How the network behaves in a story, as chosen in the toolbar. */
export interface StoryNetwork {
  /** How long an answer takes. */
  readonly latency: 'none' | '400ms' | '2s' | 'never'
  /** What comes instead of an answer. */
  readonly failure: 'none' | 'offline' | 'server'
}

const delays = { none: 0, '400ms': 400, '2s': 2000, never: Number.POSITIVE_INFINITY } as const

const failures = {
  offline: { ok: false, failure: { kind: 'network' } },
  server: { ok: false, failure: { kind: 'broken', status: 500 } },
} as const

let chosen: StoryNetwork = { latency: 'none', failure: 'none' }

/** Sets how every client handed through {@link withStoryNetwork} answers from now on. */
export function setStoryNetwork(next: StoryNetwork): void {
  chosen = next
}

/**
 * A client whose every function is an asynchronous call: each answers as the toolbar's network lets it. With nothing
 * chosen the client's own answer comes, unchanged and not a moment later.
 */
export function withStoryNetwork<Client extends object>(client: Client): Client {
  return new Proxy(client, {
    get(target, name, receiver) {
      const call: unknown = Reflect.get(target, name, receiver)
      if (typeof call !== 'function') return call
      return (...given: readonly unknown[]) => answer(() => Reflect.apply(call, target, given))
    },
  })
}

function answer(call: () => unknown): unknown {
  const { latency, failure } = chosen
  const delay = delays[latency]
  const settle = () => (failure === 'none' ? call() : failures[failure])
  if (delay === 0) return failure === 'none' ? call() : Promise.resolve(failures[failure])
  if (delay === Number.POSITIVE_INFINITY) return new Promise(() => undefined)
  return new Promise((resolve) => setTimeout(resolve, delay)).then(settle)
}
