import { draftStorage } from './draftStorage.ts'
import { newestOrder } from './placedOrder.ts'
import { visitStorage } from './visitStorage.ts'

/** Forgets what was typed and must not meet the next visitor of this browser. */
export function forgetDrafts(): void {
  const forms = [
    'product',
    'continue',
    'receiver',
    'lookup',
    'hamper',
    'design',
    'enquiry',
    'account-profile',
    'account-address',
    'login',
  ]
  for (const form of forms) draftStorage(form).forget()
  visitStorage('recent_searches').forget()
  newestOrder().forget()
}
