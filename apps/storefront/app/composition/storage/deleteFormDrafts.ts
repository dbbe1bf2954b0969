import { latestOrderStorage, localStorageItem, sessionStorageItem } from '@store/host'

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
  for (const form of forms) sessionStorageItem(form).forget()
  localStorageItem('recent_searches').forget()
  latestOrderStorage().forget()
}
