import type { GeolocationResult } from './GeolocationResult.ts'

/** Options of the position request: high accuracy, 10 seconds at most (specification 1, section 9). */
const positionOptions = { enableHighAccuracy: true, timeout: 10_000 } as const

/**
 * Requests the visitor's position from the browser; call it only after a tap, because the browser shows a
 * permission prompt.
 */
export function requestCurrentPosition(
  geolocation: Pick<Geolocation, 'getCurrentPosition'> | undefined = globalThis.navigator?.geolocation,
): Promise<GeolocationResult> {
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
