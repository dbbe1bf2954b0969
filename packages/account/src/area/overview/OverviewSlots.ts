import type { Profile } from '@store/api-client/contract/profile'
import type { Slot } from '@store/ui/slots'
import type { AccountHrefs } from '../layout/AccountHrefs.ts'
import type { AccountLayoutMessages } from '../layout/AccountLayoutMessages.ts'
import type { SectionResource } from '../resource/createSectionResource.ts'
import type { SectionMessages } from '../section/SectionMessages.ts'

/** Props of `OverviewView`. */
export interface OverviewViewProps {
  /** The profile, for the greeting. */
  readonly reading: SectionResource<Profile>
  readonly hrefs: AccountHrefs
  readonly messages: AccountLayoutMessages
  /** Messages shared by all sections. */
  readonly shared: SectionMessages
}

/** Props of `OverviewGreeting`. */
export interface OverviewGreetingProps {
  readonly profile: Profile
  readonly messages: AccountLayoutMessages
}

/** Props of `OverviewMenu`. */
export interface OverviewMenuProps {
  readonly hrefs: Pick<AccountHrefs, 'account'>
  readonly messages: AccountLayoutMessages
}

/** Slots of the account's first page: each replaces or wraps a part. */
export interface OverviewSlots {
  /** The whole page. */
  readonly view?: Slot<OverviewViewProps> | undefined
  /** The greeting. */
  readonly greeting?: Slot<OverviewGreetingProps> | undefined
  /** The list of the account's pages. */
  readonly menu?: Slot<OverviewMenuProps> | undefined
}
