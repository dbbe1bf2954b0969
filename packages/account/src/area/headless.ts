export type { AreaPorts } from './AreaPorts.ts'
export type { AreaQuestion, AreaStart } from './AreaStart.ts'
export type { AddressesPorts } from './addresses/AddressesPorts.ts'
export type {
  AddressesState,
  AddressFault,
  AddressFaults,
  AddressForm,
} from './addresses/AddressesState.ts'
export type { AddressField, AddressValues } from './addresses/AddressValues.ts'
export {
  type AddressesStore,
  type AddressesStoreOptions,
  createAddressesStore,
} from './addresses/createAddressesStore.ts'
export type { AddressFormActions } from './addresses/createAddressForm.ts'
export type { AreaHrefs } from './frame/AreaHrefs.ts'
export { frameEn } from './frame/frameEn.ts'
export { type AreaPage, type SectionName, sectionNames } from './frame/sectionNames.ts'
export {
  createNotificationsStore,
  type NotificationsActions,
  type NotificationsPorts,
  type NotificationsStore,
  type NotificationsStoreOptions,
} from './notifications/createNotificationsStore.ts'
export type {
  NotificationChanges,
  NotificationsFault,
  NotificationsState,
} from './notifications/NotificationsState.ts'
export { showNotifications } from './notifications/showNotifications.ts'
export {
  createPointsStore,
  type PointsPorts,
  type PointsStore,
  type PointsStoreOptions,
} from './points/createPointsStore.ts'
export type { PointsHrefs } from './points/PointsHrefs.ts'
export {
  createPrivacyStore,
  type PrivacyActions,
  type PrivacyStore,
  type PrivacyStoreOptions,
} from './privacy/createPrivacyStore.ts'
export type { PrivacyPorts } from './privacy/PrivacyPorts.ts'
export type { AccountRemoval, Doing, PrivacyState, RemovalFault } from './privacy/PrivacyState.ts'
export type { MobileActions } from './profile/createMobileChange.ts'
export {
  createProfileStore,
  type ProfileActions,
  type ProfileStore,
  type ProfileStoreOptions,
} from './profile/createProfileStore.ts'
export type { ProfilePorts } from './profile/ProfilePorts.ts'
export type {
  MobileChange,
  MobileFault,
  NameFault,
  ProfileEdit,
  ProfileState,
} from './profile/ProfileState.ts'
export type { SectionReading } from './reading/createReading.ts'
export type { Reading, SectionStart } from './reading/Reading.ts'
export { readSection } from './readSection.ts'
export type { RemovalActions } from './section/createRemoval.ts'
export type { RemovalState } from './section/RemovalState.ts'
export type { SectionPorts } from './section/SectionPorts.ts'
export {
  createWalletStore,
  type WalletPorts,
  type WalletStore,
  type WalletStoreOptions,
  type WalletThing,
} from './wallet/createWalletStore.ts'
export { readWallet, type Wallet } from './wallet/readWallet.ts'
