import type { Clock } from '@store/api-client/contract/ports'
import { retryOnSerializationFailure } from '../db/retryOnSerializationFailure.ts'
import { type RateLimiter, tooManyRequests } from './createRateLimiter.ts'
import type { RateLimitCount, RateLimitStore, RateLimitUse } from './createRateLimitStore.ts'

/** Counts uses against a limit. */
export interface LocalRateLimiter extends Pick<RateLimiter, 'use'> {
  /** Counts uses; whether they are within their limit. */
  readonly tryUse: (key: string, limit: number, windowMs: number, uses?: number) => boolean
}

/** Milliseconds from a use until it is told to the other instances. */
const toldAfter = 250

/** Keys that are kept in mind at most; one that is forgotten is heard of again when its next use is told. */
const most = 10_000

interface Window {
  readonly end: number
  /** Uses that all instances together had when this one last told of its own. */
  readonly used: number
  /** Uses of this instance since. */
  readonly untold: number
}

/**
 * Limits against a rush, which save work and guard no secret: counted here at once, and told to the other instances
 * together a moment later. They cost a request nothing; who asks several instances at once may get that moment's uses
 * of each.
 */
export function createLocalRateLimiter(tally: RateLimitStore, clock: Clock): LocalRateLimiter {
  const windows = new Map<string, Window>()
  let isTelling = false

  const tellSoon = () => {
    if (isTelling) return
    isTelling = true
    // Nothing waits for it: a process that ends takes a moment's uses with it.
    setTimeout(() => void tell(), toldAfter).unref()
  }

  const tell = async () => {
    const told = untoldOf(windows, clock.now())
    // A database that is away is told with the next uses.
    const add = () => tally.add([...told.values()], clock.now())
    const known = await retryOnSerializationFailure(add).catch(() => undefined)
    for (const row of known ?? []) learn(row, told.get(row.key))
    for (const key of windows.keys()) {
      if (windows.size <= most) break
      windows.delete(key)
    }
    isTelling = false
    if (known && [...windows.values()].some(({ untold }) => untold > 0)) tellSoon()
  }

  const learn = ({ key, windowEnd, used }: RateLimitCount, told: RateLimitUse | undefined) => {
    const here = windows.get(key)
    // Not where another window began meanwhile.
    if (!here || !told || here.end !== told.end.getTime()) return
    windows.set(key, { end: windowEnd.getTime(), used, untold: here.untold - told.uses })
  }

  const tryUse: LocalRateLimiter['tryUse'] = (key, limit, windowMs, uses = 1) => {
    const now = clock.now().getTime()
    const found = windows.get(key)
    // One that ends later than it could began before the clock went back.
    const isOpen = found !== undefined && found.end > now && found.end <= now + windowMs
    const { end, used, untold } = isOpen ? found : { end: now + windowMs, used: 0, untold: 0 }
    windows.set(key, { end, used, untold: untold + uses })
    tellSoon()
    return used + untold + uses <= limit
  }

  return {
    tryUse,
    async use(key, limit, windowMs) {
      if (!tryUse(key, limit, windowMs)) throw tooManyRequests()
    },
  }
}

/** What is to be told; windows that are over are forgotten. */
function untoldOf(windows: Map<string, Window>, now: Date): ReadonlyMap<string, RateLimitUse> {
  const told = new Map<string, RateLimitUse>()
  for (const [key, { end, untold }] of windows) {
    if (end <= now.getTime()) windows.delete(key)
    else if (untold > 0) told.set(key, { key, uses: untold, end: new Date(end) })
  }
  return told
}
