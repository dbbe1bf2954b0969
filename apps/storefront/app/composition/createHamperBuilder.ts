import type { ApiClient } from '@store/api-client'
import type { AddHamperRequest } from '@store/api-client/contract/hampers'
import type { DeliveryPlace } from '@store/api-client/contract/ports'
import { hamperParameter } from '@store/api-client/contract/rules/hamperUrlState'
import { createHamperStore } from '@store/hamper-builder/headless'
import { commonMessages } from '../commonMessages.ts'
import type { PageData } from '../PageData.ts'
import type { createToastStore } from './createToastStore.ts'
import { hrefs } from './hrefs.ts'
import { go } from './navigation.ts'
import { queryParameter } from './queryParameter.ts'
import { sessionStorageItem } from './sessionStorageItem.ts'
import { track } from './track.ts'

/** What the builder is wired to. */
interface HamperWiring {
  readonly client: ApiClient
  readonly place: DeliveryPlace
  readonly notices: Pick<ReturnType<typeof createToastStore>, 'say'>
  /** Opens the dialog in which a place is chosen. */
  readonly showPlace: () => void
  /** Reads the visitor's hint again, for the cart's count. */
  readonly onCount: () => void
}

/** Makes the store of a hamper that is filled. */
export function createHamperBuilder(wiring: HamperWiring, data: PageData['hamper']) {
  const { client, place, notices, showPlace, onCount } = wiring
  const { slug, hamper, written, lineId, now } = data
  // The same hamper sent again, because an answer was lost, is one hamper.
  let wish = { asked: '', key: '' }
  const add = async (wanted: AddHamperRequest) => {
    const asked = JSON.stringify(wanted)
    if (wish.asked !== asked) wish = { asked, key: crypto.randomUUID() }
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
      goToCart: () => go(hrefs.cart()),
      url: queryParameter(hamperParameter),
      draft: sessionStorageItem('hamper'),
      // The day it was rendered on, so that server and browser speak of the same today.
      clock: { now: () => new Date(now) },
    },
  })
}
