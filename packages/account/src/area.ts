export type { AccountAreaMessages } from './area/AccountAreaMessages.ts'
export type { AccountAreaPorts } from './area/AccountAreaPorts.ts'
export type { AccountAreaSlots } from './area/AccountAreaSlots.ts'
export type {
  AddressCardProps,
  AddressesSlots,
  AddressesViewProps,
  AddressFormFieldsProps,
  AddressFormViewProps,
  AddressListProps,
} from './area/addresses/AddressesSlots.ts'
export { fetchSection } from './area/fetchSection.ts'
export type { AccountHrefs } from './area/layout/AccountHrefs.ts'
export { AccountLayout, type AccountLayoutProps } from './area/layout/AccountLayout.tsx'
export type { AccountLayoutMessages } from './area/layout/AccountLayoutMessages.ts'
export type { AccountLayoutSlots, AccountMenuProps } from './area/layout/AccountLayoutSlots.ts'
export { type AccountPageName, type SectionName, sectionNames } from './area/layout/sectionNames.ts'
export { loadSection } from './area/loadSection.tsx'
export type {
  NotificationItemProps,
  NotificationsSlots,
  NotificationsViewProps,
  SharedNotificationsProps,
  SwitchProps,
} from './area/notifications/NotificationsSlots.ts'
export type {
  OverviewGreetingProps,
  OverviewMenuProps,
  OverviewSlots,
  OverviewViewProps,
} from './area/overview/OverviewSlots.ts'
export type { PointsHrefs } from './area/points/PointsHrefs.ts'
export type {
  PointsBalanceProps,
  PointsEntryProps,
  PointsHistoryProps,
  PointsSlots,
  PointsViewProps,
} from './area/points/PointsSlots.ts'
export type {
  PrivacySlots,
  PrivacyViewProps,
  SessionCardProps,
  SessionListProps,
} from './area/privacy/PrivacySlots.ts'
export type {
  MobileFormProps,
  NameFormProps,
  ProfileEmailProps,
  ProfileFieldProps,
  ProfileSlots,
  ProfileViewProps,
} from './area/profile/ProfileSlots.ts'
export type { InitialSectionData, SectionData } from './area/resource/SectionData.ts'
export type { SectionQuery, SectionWithInitialData } from './area/SectionWithInitialData.ts'
export type { DraftStorage } from './area/section/DraftStorage.ts'
export type { LoadedSection } from './area/section/LoadedSection.ts'
export type {
  RemovalConfirmationProps,
  SectionHeadingProps,
  SectionLoadErrorProps,
  SectionLoginPromptProps,
  SectionSkeletonProps,
  SectionSlots,
} from './area/section/SectionSlots.ts'
export type {
  PaymentMethodGroupProps,
  WalletCardProps,
  WalletSlots,
  WalletViewProps,
} from './area/wallet/WalletSlots.ts'
