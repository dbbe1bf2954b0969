import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'

/** Faults of the proxy. */
export interface FlakyProxyOptions {
  /**
   * Share of requests whose connection is reset: half of them before the request arrives, half when the response is
   * ready.
   */
  readonly resetShare: number
  /** Maximum delay of each chunk in milliseconds. */
  readonly jitterMs: number
  /** Returns a number from 0 to 1. @default random */
  readonly random?: () => number
}

/** A proxy between shoppers and a store that drops and delays requests. */
export interface FlakyProxy {
  /** Number of requests reset so far. */
  readonly resets: () => number
  readonly close: () => Promise<void>
}

type Fate = 'passes' | 'lost' | 'unheard'

/** Opens a flaky proxy on a port to a store on this machine. */
export async function createFlakyProxy(
  port: number,
  to: string,
  { resetShare, jitterMs, random = Math.random }: FlakyProxyOptions,
): Promise<FlakyProxy> {
  const target = new URL(to)
  const open = new Set<Socket>()
  let resets = 0
  const draw = (): Fate => {
    const drawn = random()
    if (drawn >= resetShare) return 'passes'
    resets += 1
    return drawn < resetShare / 2 ? 'lost' : 'unheard'
  }
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    const cut = () => {
      near.resetAndDestroy()
      far.resetAndDestroy()
    }
    let fate: Fate = 'passes'
    const delay = () => setTimeout(random() * jitterMs)
    relay(near, far, async () => {
      fate = draw()
      if (fate === 'lost') cut()
      else await delay()
    })
    relay(far, near, async () => {
      if (fate === 'unheard') cut()
      else await delay()
    })
    for (const side of [near, far]) {
      open.add(side)
      // Errors of broken connections are intended and ignored; the event `close` follows.
      side.on('error', () => undefined)
      side.on('close', () => open.delete(side))
    }
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    resets: () => resets,
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      for (const side of open) side.destroy()
      await closed
    },
  }
}

/** Forwards chunks in order, each after `happen` has finished. */
function relay(from: Socket, to: Socket, happen: () => Promise<void>): void {
  let before: Promise<void> = Promise.resolve()
  const next = (work: () => Promise<void>) => {
    before = before.then(work)
  }
  from.on('data', (piece) =>
    next(async () => {
      await happen()
      if (!to.destroyed) to.write(piece)
    }),
  )
  from.on('end', () =>
    next(async () => {
      to.end()
    }),
  )
}
