import type { CorporatePage } from '@store/api-client/contract/corporate'
import { createEnquiryStore, type EnquiryStore, parseEnquiryDraft } from '@store/corporate/headless'
import { createSessionStorageItem } from '@store/host'
import type { Stores } from '../createStores.ts'
import { track } from '../tracking/track.ts'

/** Creates the connected store of the enquiry. Separate from `createStores`, because only one page needs it. */
export function createCorporateEnquiryStore(
  { client }: Pick<Stores, 'client'>,
  { products }: CorporatePage,
): EnquiryStore {
  const draft = createSessionStorageItem('enquiry')
  return createEnquiryStore({
    initial: { gifts: products },
    ports: {
      client: client.corporate,
      draft: { ...draft, read: () => parseEnquiryDraft(draft.read()) },
      newKey: () => crypto.randomUUID(),
      clock: { now: () => new Date() },
      track,
    },
  })
}
