import type { ServedPlace } from '../delivery/createServedPlaceRepo.ts'
import type { StoredLine } from './createCartRepo.ts'

/** A cart with all that is needed to write it down: its lines and the places they go to. */
export interface CartContent {
  readonly version: number
  readonly lines: readonly StoredLine[]
  readonly places: ReadonlyMap<string, ServedPlace>
}
