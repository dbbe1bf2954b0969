import type { ApiFailure } from '../contract/problem/index.ts'

/** What may befall a call: a server error, somebody else's page, no answer, or one that comes when it is let through. */
export type CallFault = 'failing' | 'nonsense' | 'gone' | 'slow'

/** Faults between a store and the clients it is given. */
export interface Faults {
  /** The client with the faults before it. Each of its functions must answer an outcome. */
  readonly through: <Client extends object>(client: Client) => Client
  /** Lets every call meet a fault from now on, or none. */
  readonly meet: (fault: CallFault | undefined) => void
  /** Lets everything that is slow arrive, and be answered. */
  readonly arrive: () => void
  /** How many calls met a fault. */
  readonly met: () => number
}

/** The failure the transport makes of each fault. */
export const failureOf: Readonly<Record<Exclude<CallFault, 'slow'>, ApiFailure>> = {
  failing: { kind: 'broken', status: 500 },
  nonsense: { kind: 'broken', status: 200 },
  gone: { kind: 'network' },
}

/** Makes the faults a test lets the calls of a store meet. */
export function createFaults(): Faults {
  let fault: CallFault | undefined
  let met = 0
  const held: (() => void)[] = []

  const answer = (call: () => unknown): unknown => {
    if (fault === undefined) return call()
    met += 1
    if (fault !== 'slow') return Promise.resolve({ ok: false, failure: failureOf[fault] })
    return new Promise<void>((resolve) => held.push(resolve)).then(call)
  }
  return {
    through: (client) =>
      new Proxy(client, {
        get(target, name, receiver) {
          const call: unknown = Reflect.get(target, name, receiver)
          if (typeof call !== 'function') return call
          return (...given: readonly unknown[]) => answer(() => Reflect.apply(call, target, given))
        },
      }),
    meet: (next) => {
      fault = next
    },
    arrive: () => {
      for (const go of held.splice(0)) go()
    },
    met: () => met,
  }
}
