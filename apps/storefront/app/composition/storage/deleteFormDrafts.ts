import { createLatestOrderStorage, createLocalStorageItem, createSessionStorageItem } from '@store/host'

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
  for (const form of forms) createSessionStorageItem(form).forget()
  createLocalStorageItem('recent_searches').forget()
  createLatestOrderStorage().forget()
}
