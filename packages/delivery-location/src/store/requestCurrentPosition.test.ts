import { expect, it, vi } from 'vitest'
import { requestCurrentPosition } from './requestCurrentPosition.ts'

const noCoordinates = {
  accuracy: 10,
  altitude: null,
  altitudeAccuracy: null,
  heading: null,
  speed: null,
  toJSON: () => '',
}

const refusing = (code: number) => ({
  getCurrentPosition: (_: PositionCallback, refuse?: PositionErrorCallback | null) =>
    refuse?.({ code, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 }),
})

it.each([
  [1, 'denied'],
  [2, 'unavailable'],
  [3, 'timeout'],
  [0, 'unknown'],
  [4, 'unknown'],
])('maps error code %d of the browser to %s', async (code, kind) => {
  await expect(requestCurrentPosition(refusing(code))).resolves.toEqual({ kind })
})

it('reports a missing geolocation API', async () => {
  vi.stubGlobal('navigator', {})
  await expect(requestCurrentPosition()).resolves.toEqual({ kind: 'unsupported' })
  vi.unstubAllGlobals()
})

it('requests the position once, with high accuracy, and for 10 seconds at most', async () => {
  const getCurrentPosition = vi.fn((found: PositionCallback) =>
    found({ coords: { ...noCoordinates, latitude: 12.9, longitude: 77.6 }, timestamp: 0, toJSON: () => '' }),
  )
  await expect(requestCurrentPosition({ getCurrentPosition })).resolves.toEqual({
    kind: 'found',
    latitude: 12.9,
    longitude: 77.6,
  })
  expect(getCurrentPosition).toHaveBeenCalledExactlyOnceWith(expect.anything(), expect.anything(), {
    enableHighAccuracy: true,
    timeout: 10_000,
  })
})
