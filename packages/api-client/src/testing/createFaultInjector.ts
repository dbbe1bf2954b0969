import type { ApiError } from '../contract/problem/index.ts'

/**
 * An injected fault: a server error, an HTML page instead of JSON, no response, or a response that waits until it is
 * released.
 */
export type InjectedFault = 'failing' | 'nonsense' | 'gone' | 'slow'

/** Injects faults between a store and its clients. */
export interface FaultInjector {
  /** Wraps a client with the faults. Each of its functions must return a result. */
  readonly wrap: <Client extends object>(client: Client) => Client
  /** Sets the fault that every call meets from now on; `undefined` for none. */
  readonly inject: (fault: InjectedFault | undefined) => void
  /** Releases all waiting calls, so that they are sent and answered. */
  readonly releaseSlowCalls: () => void
  /** Returns the number of calls that met a fault. */
  readonly injectedCount: () => number
}

/** The error that the transport returns for each fault. */
export const apiErrorByFault: Readonly<Record<Exclude<InjectedFault, 'slow'>, ApiError>> = {
  failing: { kind: 'invalidResponse', status: 500 },
  nonsense: { kind: 'invalidResponse', status: 200 },
  gone: { kind: 'network' },
}

/** Creates a fault injector for the calls of a store. */
export function createFaultInjector(): FaultInjector {
  let fault: InjectedFault | undefined
  let met = 0
  const held: (() => void)[] = []

  const answer = (call: () => unknown): unknown => {
    if (fault === undefined) return call()
    met += 1
    if (fault !== 'slow') return Promise.resolve({ ok: false, failure: apiErrorByFault[fault] })
    return new Promise<void>((resolve) => held.push(resolve)).then(call)
  }
  return {
    wrap: (client) =>
      new Proxy(client, {
        get(target, name, receiver) {
          const call: unknown = Reflect.get(target, name, receiver)
          if (typeof call !== 'function') return call
          return (...given: readonly unknown[]) => answer(() => Reflect.apply(call, target, given))
        },
      }),
    inject: (next) => {
      fault = next
    },
    releaseSlowCalls: () => {
      for (const go of held.splice(0)) go()
    },
    injectedCount: () => met,
  }
}
