import type { ApiClient } from '@store/api-client'
import type { LineId } from '@store/api-client/contract/cart'
import type { AddHamperRequest, Hamper } from '@store/api-client/contract/hampers'
import type { DeliveryPlaceStore } from '@store/api-client/contract/ports'
import { hamperParameter } from '@store/api-client/contract/rules/hamperUrlState'
import { createHamperStore } from '@store/hamper-builder/headless'
import { createSessionStorageItem, type ToastStore } from '@store/host'
import { commonMessages } from '#messages/commonMessages.ts'
import { bindQueryParameter } from '../browser/bindQueryParameter.ts'
import { navigateToPage } from '../browser/navigation.ts'
import { hrefs } from '../hrefs.ts'
import { track } from '../tracking/track.ts'

/** Dependencies of `createHamperBuilderStore`. */
interface HamperWiring {
  readonly client: Pick<ApiClient, 'hampers'>
  readonly place: DeliveryPlaceStore
  readonly notices: Pick<ToastStore, 'say'>
  /** Opens the location dialog. */
  readonly showPlace: () => void
  /** Reads the user-info cookie again, for the cart count. */
  readonly onCount: () => void
}

/** Data of the hamper page: the hamper, its state in the URL, the edited line if any, and the render time. */
export interface HamperData {
  readonly slug: string
  readonly hamper: Hamper
  readonly written: string
  readonly lineId?: LineId
  /** ISO instant. */
  readonly now: string
}

/** Creates the store of the hamper builder. */
export function createHamperBuilderStore(wiring: HamperWiring, data: HamperData) {
  const { client, place, notices, showPlace, onCount } = wiring
  const { slug, hamper, written, lineId, now } = data
  // The idempotency key, so that a retry after a lost response does not add the hamper twice.
  let wish = { asked: '', key: '' }
  const add = async (wanted: AddHamperRequest) => {
    const requested = JSON.stringify(wanted)
    if (wish.asked !== requested) wish = { asked: requested, key: crypto.randomUUID() }
    const answer = await client.hampers.add({ ...wanted, key: wish.key })
    if (answer.ok) {
      wish = { asked: '', key: '' }
      onCount()
      if (wanted.type === 'addToCart') {
        notices.say({ kind: 'success', text: commonMessages.added, durationMs: 2000 })
      }
    }
    return answer
  }
  return createHamperStore({
    id: slug,
    initial: { hamper, written, lineId },
    ports: {
      client: client.hampers,
      ...{ add, place, showPlace, track },
      goToCart: () => navigateToPage(hrefs.cart()),
      url: bindQueryParameter(hamperParameter),
      // An edited hamper has its own draft, so that it neither takes nor replaces the one of a new hamper.
      draft: createSessionStorageItem(lineId === undefined ? `hamper:${slug}` : `hamper:${slug}:${lineId}`),
      // The render date, so that server and browser agree on today's date.
      clock: { now: () => new Date(now) },
    },
  })
}
