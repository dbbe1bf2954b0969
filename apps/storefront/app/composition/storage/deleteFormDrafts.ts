import { createLatestOrderStorage, createLocalStorageItem, createSessionStorageItem } from '@store/host'
import { listSessionStorageKeys } from './listSessionStorageKeys.ts'

// Designs and hampers have one draft per product, such as `design:7`.
const formKey =
  /^(product|continue|receiver|address(-taken)?|lookup|hamper|design|enquiry|account-(profile|address)|login)(:|$)/

/** Deletes form drafts that the next visitor of this browser must not see. */
export function deleteFormDrafts(): void {
  for (const key of listSessionStorageKeys()) if (formKey.test(key)) createSessionStorageItem(key).forget()
  createLocalStorageItem('recent_searches').forget()
  createLatestOrderStorage().forget()
}
