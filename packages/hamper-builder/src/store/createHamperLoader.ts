import type { Hamper } from '@store/api-client/contract/hampers'
import type { DeliveryPlaceState } from '@store/api-client/contract/ports'
import { addDays, type CalendarDate } from '@store/api-client/contract/rules/calendarDays'
import type { HamperPorts } from './HamperPorts.ts'
import type { HamperIdOrSlug } from './HamperState.ts'

/** From this number of days on, a hamper is sold in its courier variant (specification 2, section 4). */
const parcelFrom = 2

/** A hamper for a day: delivered by a vendor, or in its courier variant. */
export interface LoadedHamper {
  /** The requested hamper; its `offsetDays` gives the first available day. */
  readonly base: Hamper
  /** The hamper to sell: the requested one, or its courier variant. */
  readonly sold: Hamper
}

interface HamperLoaderDeps extends Pick<HamperPorts, 'client' | 'place'> {
  readonly today: CalendarDate
}

/**
 * Creates the loader of a hamper and, if the day or the offset requires it, its courier variant; each is loaded
 * once per location.
 */
export function createHamperLoader(
  id: HamperIdOrSlug,
  { client, place, today }: HamperLoaderDeps,
  initial: Hamper | undefined,
) {
  let known: { readonly place: string; readonly base: Hamper } | undefined
  let parcel: { readonly place: string; readonly hamper: Hamper } | undefined
  if (initial) known = { place: toPlaceKey(place.getInitialState()), base: initial }

  const ask = async (id: HamperIdOrSlug, { country, city }: DeliveryPlaceState) => {
    const answer = await client.get({ id, country, city })
    return answer.ok ? answer.value : undefined
  }

  const loadParcel = async (courierId: HamperIdOrSlug, chosen: DeliveryPlaceState) => {
    const at = toPlaceKey(chosen)
    if (parcel?.place === at) return parcel.hamper
    const hamper = await ask(courierId, chosen)
    if (hamper) parcel = { place: at, hamper }
    return hamper
  }

  return {
    /** Returns whether the last loaded hamper belongs to the chosen location. */
    isCurrent: () => known?.place === toPlaceKey(place.getState()),

    /** Loads the hamper for a day this many days from today, or for any day; `undefined` if loading failed. */
    async load(days: number | undefined): Promise<LoadedHamper | undefined> {
      // The location may change before the response, so the hamper and its courier variant are requested for the same
      // location.
      const chosen = place.getState()
      const at = toPlaceKey(chosen)
      const base = known?.place === at ? known.base : await ask(id, chosen)
      if (!base) return undefined
      known = { place: at, base }
      if (base.courierId === undefined || !wantsCourier(base.offsetDays, days)) return { base, sold: base }
      const sent = await loadParcel(base.courierId, chosen)
      if (!sent) return undefined
      // If the courier variant cannot arrive by or on that day, the vendor still delivers.
      const isBlocked = days !== undefined && sent.blockedDays?.includes(addDays(today, days).slice(5))
      const comes = sent.offsetDays >= 0 && sent.offsetDays <= (days ?? sent.offsetDays) && !isBlocked
      return { base, sold: comes ? sent : base }
    },
  }
}

/** Returns whether a hamper with this offset is sold in its courier variant for a day this many days from today. */
export const wantsCourier = (offsetDays: number, days = 0): boolean =>
  offsetDays >= parcelFrom || days >= parcelFrom

/** Cache key: the location that a hamper is loaded for. */
export const toPlaceKey = ({ country, city = '' }: DeliveryPlaceState) => `${country}/${city}`
