import type { DeliverabilityCheckStore } from '@store/api-client/contract/ports'
import type { CompletedDeliverabilityCheck } from './getPurchaseEligibility.ts'

/** Resolves with the location check when a running check has finished. */
export function waitForDeliverabilityCheck(
  placeCheck: DeliverabilityCheckStore,
): Promise<CompletedDeliverabilityCheck> {
  return new Promise((resolve) => {
    const stop = placeCheck.subscribe(({ check }) => {
      if (check.kind === 'checking') return
      stop()
      resolve(check)
    })
  })
}
