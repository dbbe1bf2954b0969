import type { ApiError } from '../contract/problem/index.ts'

/** What may befall a call: a server error, somebody else's page, no answer, or one that comes when it is let through. */
export type InjectedFault = 'failing' | 'nonsense' | 'gone' | 'slow'

/** Faults between a store and the clients it is given. */
export interface FaultInjector {
  /** The client with the faults before it. Each of its functions must answer an outcome. */
  readonly wrap: <Client extends object>(client: Client) => Client
  /** Lets every call meet a fault from now on, or none. */
  readonly inject: (fault: InjectedFault | undefined) => void
  /** Lets everything that is slow arrive, and be answered. */
  readonly releaseSlowCalls: () => void
  /** How many calls met a fault. */
  readonly injectedCount: () => number
}

/** The failure the transport makes of each fault. */
export const apiErrorByFault: Readonly<Record<Exclude<InjectedFault, 'slow'>, ApiError>> = {
  failing: { kind: 'broken', status: 500 },
  nonsense: { kind: 'broken', status: 200 },
  gone: { kind: 'network' },
}

/** Makes the faults a test lets the calls of a store meet. */
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
