/** Network behaviour in a story, as selected in the toolbar. */
export interface StoryNetwork {
  /** Latency of a response. */
  readonly latency: 'none' | '400ms' | '2s' | 'never'
  /** Error that replaces a response. */
  readonly failure: 'none' | 'offline' | 'server'
}

const delays = { none: 0, '400ms': 400, '2s': 2000, never: Number.POSITIVE_INFINITY } as const

const failures = {
  offline: { ok: false, failure: { kind: 'network' } },
  server: { ok: false, failure: { kind: 'invalidResponse', status: 500 } },
} as const

let chosen: StoryNetwork = { latency: 'none', failure: 'none' }

/** Sets how every client wrapped by {@link withStoryNetwork} responds from now on. */
export function setStoryNetwork(next: StoryNetwork): void {
  chosen = next
}

/**
 * Wraps a client whose every function is an asynchronous call: each responds as the toolbar's network setting says.
 * With nothing selected the client's own response is returned, unchanged and without delay.
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
