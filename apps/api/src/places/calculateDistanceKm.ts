/** A point on the earth, in degrees. */
export interface GeoPosition {
  readonly latitude: number
  readonly longitude: number
}

/** Mean radius of the earth in km. */
export const earthRadius = 6371.0088

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Returns the great-circle distance between two points in km (haversine formula). */
export function calculateDistanceKm(a: GeoPosition, b: GeoPosition): number {
  const north = Math.sin(radians(b.latitude - a.latitude) / 2)
  const east = Math.sin(radians(b.longitude - a.longitude) / 2)
  const part = north ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * east ** 2
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(part)))
}
