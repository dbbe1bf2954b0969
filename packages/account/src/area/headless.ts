export type { AccountAreaPorts } from './AccountAreaPorts.ts'
export type { AddressesPorts } from './addresses/AddressesPorts.ts'
export type {
  AddressesState,
  AddressFieldError,
  AddressFieldErrors,
  AddressForm,
} from './addresses/AddressesState.ts'
export type { AddressField, AddressFormValues } from './addresses/AddressFormValues.ts'
export {
  type AddressesStore,
  type AddressesStoreOptions,
  createAddressesStore,
} from './addresses/createAddressesStore.ts'
export type { AddressFormActions } from './addresses/createAddressFormActions.ts'
export { fetchSection } from './fetchSection.ts'
export type { AccountHrefs } from './layout/AccountHrefs.ts'
export { accountLayoutEn } from './layout/accountLayoutEn.ts'
export { type AccountPageName, type SectionName, sectionNames } from './layout/sectionNames.ts'
export {
  createNotificationsStore,
  type NotificationsActions,
  type NotificationsPorts,
  type NotificationsStore,
  type NotificationsStoreOptions,
} from './notifications/createNotificationsStore.ts'
export type {
  NotificationChanges,
  NotificationsError,
  NotificationsState,
} from './notifications/NotificationsState.ts'
export { selectOptimisticNotifications } from './notifications/selectOptimisticNotifications.ts'
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
export type {
  AccountRemovalError,
  AccountRemovalState,
  DownloadState,
  PrivacyState,
} from './privacy/PrivacyState.ts'
export type { MobileNumberActions } from './profile/createMobileNumberActions.ts'
export {
  createProfileStore,
  type ProfileActions,
  type ProfileStore,
  type ProfileStoreOptions,
} from './profile/createProfileStore.ts'
export type { ProfilePorts } from './profile/ProfilePorts.ts'
export type {
  MobileError,
  MobileNumberChange,
  ProfileEdit,
  ProfileNameError,
  ProfileState,
} from './profile/ProfileState.ts'
export type { SectionResource } from './resource/createSectionResource.ts'
export type { InitialSectionData, SectionData } from './resource/SectionData.ts'
export type { SectionQuery, SectionWithInitialData } from './SectionWithInitialData.ts'
export type { RemovalActions } from './section/createConfirmedRemovalActions.ts'
export type { RemovalState } from './section/RemovalState.ts'
export type { SectionPorts } from './section/SectionPorts.ts'
export {
  createWalletStore,
  type WalletItem,
  type WalletPorts,
  type WalletStore,
  type WalletStoreOptions,
} from './wallet/createWalletStore.ts'
export { fetchWallet, type Wallet } from './wallet/fetchWallet.ts'
