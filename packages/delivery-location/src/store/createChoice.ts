import type { DeliveryPlaceState } from '@store/api-client/contract/ports'
import type { LocationCore } from './createLocationCore.ts'
import type { DeliveryLocationState, LeavingQuestion } from './DeliveryLocationState.ts'
import { untouched } from './emptyState.ts'
import { isSamePlace } from './isSamePlace.ts'
import { textOfPlace } from './textOfPlace.ts'

/** The chosen place, what is shown of it, and the question before it is left. */
export interface Choice {
  /** Makes a place the chosen one for the whole visit. */
  readonly choose: (place: DeliveryPlaceState) => void
  /** Remembers what is shown as what a cancelled change leads back to. */
  readonly keep: () => void
  /** Shows again what was last kept. */
  readonly restore: () => void
  /** Whether the visitor has typed since what is shown was last kept, be it the same text again. */
  readonly isTypedSince: () => boolean
  /** Asks the visitor before gifts are left behind; a question that is overtaken answers no. */
  readonly ask: (question: LeavingQuestion) => Promise<boolean>
  /** Takes the visitor's answer. */
  readonly answer: (isGoing: boolean) => void
}

/** Makes the choice of one box. */
export function createChoice({ ports, store }: LocationCore): Choice {
  let kept: Partial<DeliveryLocationState> | undefined
  let decision = false

  return {
    choose: (place) => {
      // In this order, so that the box does not take its own choice for somebody else's.
      store.setState({ place })
      ports.place.choose(place)
    },
    keep: () => {
      const { typed, check, message, alternatives, slot, mark, isNearest, fault } = store.getState()
      const place = ports.place.getState()
      kept = { place, typed, check, message, alternatives, slot, mark, isNearest, fault }
    },
    restore: () => {
      const place = ports.place.getState()
      // Another tab may have chosen another place meanwhile.
      const isOurs = kept?.place !== undefined && isSamePlace(kept.place, place)
      const shown = isOurs ? kept : { ...untouched, typed: textOfPlace(place) }
      store.setState({ ...shown, place, isLocating: false })
    },
    isTypedSince: () => {
      const { typed, check } = store.getState()
      // Typing forgets what was known of the place.
      const isForgotten = check.kind === 'idle' && kept?.check !== undefined && kept.check.kind !== 'idle'
      return typed !== (kept?.typed ?? '') || (typed !== '' && isForgotten)
    },
    ask: (question) =>
      new Promise((resolve) => {
        decision = false
        store.setState({ question })
        const stop = store.subscribe((state) => {
          if (state.question === question) return
          stop()
          resolve(decision)
        })
      }),
    answer: (isGoing) => {
      decision = isGoing
      store.setState({ question: undefined })
    },
  }
}
