import type { DeliverabilityCheck } from '@store/api-client/contract/ports'
import type { CompletedPlaceCheck } from './getPurchaseEligibility.ts'

/** Resolves with the location check when a running check has finished. */
export function waitForPlaceCheck(placeCheck: DeliverabilityCheck): Promise<CompletedPlaceCheck> {
  return new Promise((resolve) => {
    const stop = placeCheck.subscribe(({ check }) => {
      if (check.kind === 'checking') return
      stop()
      resolve(check)
    })
  })
}
