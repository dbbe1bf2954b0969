import type { DeliveryPlaceState } from '@store/api-client/contract/ports'
import { initialPlaceCheckState } from './createInitialState.ts'
import type { LocationStoreCore } from './createLocationStoreCore.ts'
import type { DeliveryLocationState, LocationChangeConfirmation } from './DeliveryLocationState.ts'
import { formatPlaceInput } from './formatPlaceInput.ts'
import { isSamePlace } from './isSamePlace.ts'

/** Changes the chosen location, displays it, and asks for confirmation before the change. */
export interface ChosenPlaceController {
  /** Sets the location of the whole visit. */
  readonly choose: (place: DeliveryPlaceState) => void
  /** Saves a snapshot of the displayed state, which is restored when a change is cancelled. */
  readonly saveSnapshot: () => void
  /** Restores the last snapshot. */
  readonly restoreSnapshot: () => void
  /** Whether the visitor has typed since the last snapshot, even if the text is the same again. */
  readonly hasEdits: () => boolean
  /** Asks the visitor for confirmation before lines become undeliverable. A newer request resolves it to `false`. */
  readonly confirmChange: (question: LocationChangeConfirmation) => Promise<boolean>
  /** Resolves the confirmation with the visitor's answer. */
  readonly resolveConfirmation: (isGoing: boolean) => void
}

/** Creates the location controller of one box. */
export function createChosenPlaceController({ ports, store }: LocationStoreCore): ChosenPlaceController {
  let stored: Partial<DeliveryLocationState> | undefined
  let decision = false

  return {
    choose: (place) => {
      // The displayed state is set first, so that the box does not treat its own change as an external one.
      store.setState({ place })
      ports.place.choose(place)
    },
    saveSnapshot: () => {
      const { typed, check, message, alternatives, slot, missingField, isNearest, error } = store.getState()
      const place = ports.place.getState()
      stored = { place, typed, check, message, alternatives, slot, missingField, isNearest, error }
    },
    restoreSnapshot: () => {
      const place = ports.place.getState()
      // Another tab may have chosen another location meanwhile.
      const isOurs = stored?.place !== undefined && isSamePlace(stored.place, place)
      const shown = isOurs ? stored : { ...initialPlaceCheckState, typed: formatPlaceInput(place) }
      store.setState({ ...shown, place, isLocating: false })
    },
    hasEdits: () => {
      const { typed, check } = store.getState()
      // Typing has cleared the check result, so nothing is restored.
      const isForgotten = check.kind === 'idle' && stored?.check !== undefined && stored.check.kind !== 'idle'
      return typed !== (stored?.typed ?? '') || (typed !== '' && isForgotten)
    },
    confirmChange: (confirmation) =>
      new Promise((resolve) => {
        decision = false
        store.setState({ confirmation })
        const stop = store.subscribe((state) => {
          if (state.confirmation === confirmation) return
          stop()
          resolve(decision)
        })
      }),
    resolveConfirmation: (isGoing) => {
      decision = isGoing
      store.setState({ confirmation: undefined })
    },
  }
}
