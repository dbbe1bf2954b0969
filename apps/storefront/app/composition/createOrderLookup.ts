import { createLookupStore, type LookupStore, parseLookupDraft } from '@store/account/order-lookup'
import type { Stores } from './createStores.ts'
import { sessionStorageItem } from './sessionStorageItem.ts'
import { track } from './track.ts'

/** The look-up's store, wired; apart from `createStores`, because one page alone has it. */
export function createOrderLookup(
  { client }: Pick<Stores, 'client'>,
  number: string | undefined,
): LookupStore {
  const draft = sessionStorageItem('lookup')
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
