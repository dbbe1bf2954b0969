import { createLookupStore, type LookupStore, parseLookupDraft } from '@store/account/order-lookup'
import { createSessionStorageItem } from '@store/host'
import type { Stores } from '../createStores.ts'
import { track } from '../tracking/track.ts'

/** Creates the connected store of the order lookup. Separate from `createStores`, because only one page needs it. */
export function createOrderLookupStore(
  { client }: Pick<Stores, 'client'>,
  number: string | undefined,
): LookupStore {
  const draft = createSessionStorageItem('lookup')
  return createLookupStore({
    initial: number === undefined ? {} : { number },
    ports: {
      client: client.orders,
      clock: { now: () => new Date() },
      draft: { read: () => parseLookupDraft(draft.read()), write: draft.write },
      track,
    },
  })
}
