import type { Hamper } from '@store/api-client/contract/hampers'
import type { DeliveryPlaceState } from '@store/api-client/contract/ports'
import type { HamperPorts } from './HamperPorts.ts'
import type { HamperIdOrSlug } from './HamperState.ts'

/** From so many days on a hamper goes as a parcel (specification 2, section 4). */
const parcelFrom = 2

/** A hamper as it is sold for a day: by hand, or as a parcel. */
export interface LoadedHamper {
  /** The hamper that was asked for; its offset is the first day that can be chosen. */
  readonly base: Hamper
  /** What is sold: the same, or its parcel. */
  readonly sold: Hamper
}

/** Loads a hamper and, where the day or the offset wants it, its parcel; each once for a place. */
export function createHamperLoader(
  id: HamperIdOrSlug,
  { client, place }: Pick<HamperPorts, 'client' | 'place'>,
  initial: Hamper | undefined,
) {
  let known: { readonly place: string; readonly base: Hamper } | undefined
  let parcel: { readonly place: string; readonly hamper: Hamper } | undefined
  if (initial) known = { place: locationKey(place.getInitialState()), base: initial }

  const ask = async (id: HamperIdOrSlug, { country, city }: DeliveryPlaceState) => {
    const answer = await client.get({ id, country, city })
    return answer.ok ? answer.value : undefined
  }

  const loadParcel = async (courierId: HamperIdOrSlug, chosen: DeliveryPlaceState) => {
    const at = locationKey(chosen)
    if (parcel?.place === at) return parcel.hamper
    const hamper = await ask(courierId, chosen)
    if (hamper) parcel = { place: at, hamper }
    return hamper
  }

  return {
    /** Whether what was loaded last is of the place that is chosen now. */
    isCurrent: () => known?.place === locationKey(place.getState()),

    /** The hamper for a day so many days from today, or for any; `undefined` where it could not be loaded. */
    async load(days: number | undefined): Promise<LoadedHamper | undefined> {
      // The place may be another one by the time of the answer: hamper and parcel are asked for the same.
      const chosen = place.getState()
      const at = locationKey(chosen)
      const base = known?.place === at ? known.base : await ask(id, chosen)
      if (!base) return undefined
      known = { place: at, base }
      const wantsParcel = base.offsetDays >= parcelFrom || (days ?? 0) >= parcelFrom
      if (base.courierId === undefined || !wantsParcel) return { base, sold: base }
      const sent = await loadParcel(base.courierId, chosen)
      if (!sent) return undefined
      // A parcel that cannot be there by then is no help: it is brought by hand as before.
      const comes = sent.offsetDays >= 0 && sent.offsetDays <= (days ?? sent.offsetDays)
      return { base, sold: comes ? sent : base }
    },
  }
}

/** Tells apart the places a hamper is loaded for. */
export const locationKey = ({ country, city = '' }: DeliveryPlaceState) => `${country}/${city}`
