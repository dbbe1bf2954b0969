import type { Slot } from '@store/ui/slots'
import type { AccountHrefs } from './AccountHrefs.ts'
import type { AccountLayoutMessages } from './AccountLayoutMessages.ts'
import type { AccountPageName } from './sectionNames.ts'

/** Props of `AccountMenu`. */
export interface AccountMenuProps {
  /** The current page. */
  readonly current: AccountPageName
  /** URLs of the menu. */
  readonly hrefs: Pick<AccountHrefs, 'account'>
  readonly messages: AccountLayoutMessages
}

/** Slots of the layout of an account page, for `AccountLayout`: each replaces or wraps a part. */
export interface AccountLayoutSlots {
  /** The menu at the side, or on phones a link back to it; the first page has no menu. */
  readonly menu?: Slot<AccountMenuProps> | undefined
}
