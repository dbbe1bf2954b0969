import type { PositionResult } from './PositionResult.ts'

/** How a position is asked for: with high accuracy, for 10 seconds at most (specification 1, section 9). */
const positionOptions = { enableHighAccuracy: true, timeout: 10_000 } as const

/** Asks the browser where the visitor is; to be called on a tap alone, because it asks the visitor. */
export function requestCurrentPosition(
  geolocation: Pick<Geolocation, 'getCurrentPosition'> | undefined = globalThis.navigator?.geolocation,
): Promise<PositionResult> {
  return new Promise((resolve) => {
    if (!geolocation) return resolve({ kind: 'unsupported' })
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ kind: 'found', latitude, longitude }),
      ({ code }) => resolve({ kind: refusals[code] ?? 'unknown' }),
      positionOptions,
    )
  })
}

const refusals: Readonly<Record<number, 'denied' | 'unavailable' | 'timeout'>> = {
  1: 'denied',
  2: 'unavailable',
  3: 'timeout',
}
