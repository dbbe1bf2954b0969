import { createLatestOrderStorage, createLocalStorageItem, createSessionStorageItem } from '@store/host'
import { listSessionStorageKeys } from './listSessionStorageKeys.ts'

// Designs and hampers have one draft per product, such as `design:7`.
const formKey =
  /^(product|continue|receiver|address(-taken)?|lookup|hamper|design|enquiry|account-(profile|address)|login)(:|$)/

/** Deletes form drafts, searches and viewed products that the next visitor of this browser must not see. */
export function deleteFormDrafts(): void {
  for (const key of listSessionStorageKeys()) if (formKey.test(key)) createSessionStorageItem(key).forget()
  for (const key of ['recent_searches', 'recently_viewed']) createLocalStorageItem(key).forget()
  createLatestOrderStorage().forget()
}
