import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'

/** How bad a line is. */
export interface FlakyProxyOptions {
  /** Of all questions, how many are met by a reset: half before they arrive, half when they are answered already. */
  readonly resetShare: number
  /** Milliseconds each piece on its way is late at most. */
  readonly jitterMs: number
  /** Answers 0 to 1. @default chance */
  readonly random?: () => number
}

/** A line between shoppers and a store that loses and delays. */
export interface FlakyProxy {
  /** Questions met by a reset so far. */
  readonly resets: () => number
  readonly close: () => Promise<void>
}

type Fate = 'passes' | 'lost' | 'unheard'

/** Opens a bad line on a port to a store elsewhere on this machine. */
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
    const late = () => setTimeout(random() * jitterMs)
    relay(near, far, async () => {
      fate = draw()
      if (fate === 'lost') cut()
      else await late()
    })
    relay(far, near, async () => {
      if (fate === 'unheard') cut()
      else await late()
    })
    for (const side of [near, far]) {
      open.add(side)
      // A broken connection is what the line is for; `close` follows.
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

/** Passes on what comes, piece by piece and in order, each after what happens to it. */
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
