import type { DeliveryPlaceState } from '@store/api-client/contract/ports'
import { uncheckedState } from './createInitialState.ts'
import type { LocationCore } from './createLocationCore.ts'
import type { DeliveryLocationState, LocationChangeConfirmation } from './DeliveryLocationState.ts'
import { formatPlaceInput } from './formatPlaceInput.ts'
import { isSamePlace } from './isSamePlace.ts'

/** The chosen place, what is shown of it, and the question before it is left. */
export interface ChosenPlaceController {
  /** Makes a place the chosen one for the whole visit. */
  readonly choose: (place: DeliveryPlaceState) => void
  /** Remembers what is shown as what a cancelled change leads back to. */
  readonly saveSnapshot: () => void
  /** Shows again what was last kept. */
  readonly restoreSnapshot: () => void
  /** Whether the visitor has typed since what is shown was last kept, be it the same text again. */
  readonly hasEdits: () => boolean
  /** Asks the visitor before gifts are left behind; a question that is overtaken answers no. */
  readonly confirmChange: (question: LocationChangeConfirmation) => Promise<boolean>
  /** Takes the visitor's answer. */
  readonly resolveConfirmation: (isGoing: boolean) => void
}

/** Makes the choice of one box. */
export function createChosenPlaceController({ ports, store }: LocationCore): ChosenPlaceController {
  let kept: Partial<DeliveryLocationState> | undefined
  let decision = false

  return {
    choose: (place) => {
      // In this order, so that the box does not take its own choice for somebody else's.
      store.setState({ place })
      ports.place.choose(place)
    },
    saveSnapshot: () => {
      const { typed, check, message, alternatives, slot, missingField, isNearest, error } = store.getState()
      const place = ports.place.getState()
      kept = { place, typed, check, message, alternatives, slot, missingField, isNearest, error }
    },
    restoreSnapshot: () => {
      const place = ports.place.getState()
      // Another tab may have chosen another place meanwhile.
      const isOurs = kept?.place !== undefined && isSamePlace(kept.place, place)
      const shown = isOurs ? kept : { ...uncheckedState, typed: formatPlaceInput(place) }
      store.setState({ ...shown, place, isLocating: false })
    },
    hasEdits: () => {
      const { typed, check } = store.getState()
      // Typing forgets what was known of the place.
      const isForgotten = check.kind === 'idle' && kept?.check !== undefined && kept.check.kind !== 'idle'
      return typed !== (kept?.typed ?? '') || (typed !== '' && isForgotten)
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
