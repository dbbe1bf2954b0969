import type { LocationCore } from './createLocationCore.ts'
import { isSamePlace } from './isSamePlace.ts'
import type { PlaceResolver } from './PlaceResolver.ts'

/** Follows the chosen place, which other boxes and tabs change too, and who the visitor is; the answer ends it. */
export function followExternalChanges(
  { ports, store }: LocationCore,
  wish: (run: (finding: PlaceResolver) => Promise<void>) => void,
): () => void {
  const { place, addresses } = ports
  const stopPlace = place.subscribe((next) => {
    // Chosen from here, or only the day was chosen.
    if (isSamePlace(store.getState().place, next)) store.setState({ place: next })
    else wish((finding) => finding.adopt(next))
  })
  const look = () => {
    // Whether the user has addresses at all decides whether they are offered.
    if (addresses?.session.getState().kind === 'user') wish((finding) => finding.loadAddresses())
  }
  look()
  const stopSession = addresses?.session.subscribe(look)
  return () => {
    stopPlace()
    stopSession?.()
  }
}
