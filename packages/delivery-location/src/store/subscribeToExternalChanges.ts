import type { SessionState } from '@store/api-client/contract/ports'
import { initialSavedAddresses } from './createInitialState.ts'
import type { LocationStoreCore } from './createLocationStoreCore.ts'
import { isSamePlace } from './isSamePlace.ts'
import type { PlaceResolver } from './PlaceResolver.ts'

/**
 * Subscribes to the chosen location, which other location boxes and tabs also change, and to the session; returns the
 * unsubscribe function.
 */
export function subscribeToExternalChanges(
  { ports, store }: LocationStoreCore,
  wish: (run: (finding: PlaceResolver) => Promise<void>) => void,
): () => void {
  const { place, addresses } = ports
  const stopPlace = place.subscribe((next) => {
    // The location was chosen in this box, or only its day changed.
    if (isSamePlace(store.getState().place, next)) store.setState({ place: next })
    else wish((finding) => finding.adopt(next))
  })
  const look = () => {
    // The shortcut to addresses is shown only if the user has any.
    if (addresses?.session.getState().kind === 'user') wish((finding) => finding.loadAddresses())
  }
  look()
  const stopSession = addresses?.session.subscribe((now, before) => {
    // The addresses of one user must not be shown to another.
    if (nameOf(now) !== nameOf(before)) store.setState({ savedAddresses: initialSavedAddresses })
    look()
  })
  return () => {
    stopPlace()
    stopSession?.()
  }
}

const nameOf = (session: SessionState) => session.kind === 'user' && session.firstName
