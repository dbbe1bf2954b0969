import type { PlaceCheck } from '@store/api-client/contract/ports'
import type { CompletedPlaceCheck } from './getPurchaseEligibility.ts'

/** Settles with what is known of the place as soon as the check under way has ended. */
export function waitForPlaceCheck(placeCheck: PlaceCheck): Promise<CompletedPlaceCheck> {
  return new Promise((resolve) => {
    const stop = placeCheck.subscribe(({ check }) => {
      if (check.kind === 'checking') return
      stop()
      resolve(check)
    })
  })
}
