import { createLatestOrderStorage, createLocalStorageItem, createSessionStorageItem } from '@store/host'
import { listSessionStorageKeys } from './listSessionStorageKeys.ts'

/** Deletes form drafts that the next visitor of this browser must not see. */
export function deleteFormDrafts(): void {
  const forms = [
    'product',
    'continue',
    'receiver',
    'address',
    'address-taken',
    'lookup',
    'hamper',
    'design',
    'enquiry',
    'account-profile',
    'account-address',
    'login',
  ]
  for (const key of listSessionStorageKeys()) {
    // Designs and hampers have one draft per product, such as `design:7`.
    const [form = ''] = key.split(':')
    if (forms.includes(form)) createSessionStorageItem(key).forget()
  }
  createLocalStorageItem('recent_searches').forget()
  createLatestOrderStorage().forget()
}
