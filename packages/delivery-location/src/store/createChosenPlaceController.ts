import type { DeliveryPlaceState } from '@store/api-client/contract/ports'
import { initialCheckState } from './createInitialState.ts'
import type { LocationCore } from './createLocationCore.ts'
import type { DeliveryLocationState, LocationChangeConfirmation } from './DeliveryLocationState.ts'
import { formatPlaceInput } from './formatPlaceInput.ts'
import { isSamePlace } from './isSamePlace.ts'

/** Controls the chosen location, its displayed state, and the confirmation before it changes. */
export interface ChosenPlaceController {
  /** Sets the location for the whole visit. */
  readonly choose: (place: DeliveryPlaceState) => void
  /** Saves the displayed state, which a cancelled change restores. */
  readonly saveSnapshot: () => void
  /** Restores the last saved state. */
  readonly restoreSnapshot: () => void
  /** Whether the visitor has typed since the last snapshot, even the same text again. */
  readonly hasEdits: () => boolean
  /** Asks the visitor before lines become undeliverable; a superseded confirmation resolves to `false`. */
  readonly confirmChange: (question: LocationChangeConfirmation) => Promise<boolean>
  /** Applies the visitor's answer. */
  readonly resolveConfirmation: (isGoing: boolean) => void
}

/** Creates the location controller of one box. */
export function createChosenPlaceController({ ports, store }: LocationCore): ChosenPlaceController {
  let stored: Partial<DeliveryLocationState> | undefined
  let decision = false

  return {
    choose: (place) => {
      // In this order, so that the box does not mistake its own choice for an external one.
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
      const shown = isOurs ? stored : { ...initialCheckState, typed: formatPlaceInput(place) }
      store.setState({ ...shown, place, isLocating: false })
    },
    hasEdits: () => {
      const { typed, check } = store.getState()
      // Typing clears the check result.
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
