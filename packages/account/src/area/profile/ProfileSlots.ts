import type { Profile } from '@store/api-client/contract/profile'
import type { Slot } from '@store/ui/slots'
import type { SectionMessages } from '../section/SectionMessages.ts'
import type { MobileNumberActions } from './createMobileNumberActions.ts'
import type { ProfileActions, ProfileStore } from './createProfileStore.ts'
import type { ProfileMessages } from './ProfileMessages.ts'
import type { MobileNumberChange, ProfileEdit } from './ProfileState.ts'

// The props of all parts are in one file, to avoid an import cycle: the slots use these types, and the parts use the
// slots.

/** Props of `ProfileView`. */
export interface ProfileViewProps {
  readonly store: ProfileStore
  readonly messages: ProfileMessages
  /** Messages shared by all sections. */
  readonly shared: SectionMessages
}

/** Props of `ProfileName` and `ProfileMobile`. */
export interface ProfileFieldProps extends ProfileViewProps {
  readonly profile: Profile
}

/** Props of `ProfileEmail`. */
export interface ProfileEmailProps {
  readonly profile: Profile
  readonly messages: ProfileMessages
}

/** Props of `NameForm`. */
export interface NameFormProps {
  readonly edit: ProfileEdit
  readonly actions: ProfileActions
  readonly messages: ProfileMessages
  /** Messages shared by all sections. */
  readonly shared: SectionMessages
}

/** Props of `MobileForm`. */
export interface MobileFormProps {
  readonly change: MobileNumberChange
  readonly actions: MobileNumberActions
  readonly messages: ProfileMessages
  /** Messages shared by all sections. */
  readonly shared: SectionMessages
}

/** Slots of the profile: each replaces or wraps a part. */
export interface ProfileSlots {
  /** The whole section. */
  readonly view?: Slot<ProfileViewProps> | undefined
  /** The name with its button, or its form. */
  readonly name?: Slot<ProfileFieldProps> | undefined
  /** The form of title and name. */
  readonly nameForm?: Slot<NameFormProps> | undefined
  /** The e-mail address. */
  readonly email?: Slot<ProfileEmailProps> | undefined
  /** The mobile number with its button, or its form. */
  readonly mobile?: Slot<ProfileFieldProps> | undefined
  /** The form of a mobile number and its OTP. */
  readonly mobileForm?: Slot<MobileFormProps> | undefined
}
