export { ClientLogos } from './components/ClientLogos/ClientLogos.tsx'
export { ConfirmationLinkStatus } from './components/ConfirmationLinkStatus/ConfirmationLinkStatus.tsx'
export { CorporateBanner } from './components/CorporateBanner/CorporateBanner.tsx'
export { CorporateContact } from './components/CorporateContact/CorporateContact.tsx'
export { CorporateGallery } from './components/CorporateGallery/CorporateGallery.tsx'
export { CorporateView, type CorporateViewProps } from './components/CorporateView/CorporateView.tsx'
export { EnquireButton } from './components/EnquireButton/EnquireButton.tsx'
export { EnquiryDialog } from './components/EnquiryDialog/EnquiryDialog.tsx'
export { GiftsOffered } from './components/GiftsOffered/GiftsOffered.tsx'
export { HowToOrderSteps } from './components/HowToOrderSteps/HowToOrderSteps.tsx'
export { Testimonials } from './components/Testimonials/Testimonials.tsx'
export type { CorporateMessages } from './messages/CorporateMessages.ts'
export type { EnquiryMessages } from './messages/EnquiryMessages.ts'
export type { LandingMessages } from './messages/LandingMessages.ts'
export type { RecipientListMessages } from './messages/RecipientListMessages.ts'
export type {
  ClientLogosProps,
  CorporateBannerProps,
  CorporateContactProps,
  CorporateGalleryProps,
  EnquiryFormProps,
  EnquirySuccessProps,
  GiftsOfferedProps,
  HowToOrderStepsProps,
  PriceEstimateProps,
  RecipientListProps,
  RecipientRowProps,
  TestimonialsProps,
} from './react/CorporatePartProps.ts'
export type { CorporateSlots } from './react/CorporateSlots.ts'
export { EnquiryProvider, type EnquiryProviderProps } from './react/EnquiryProvider.tsx'
export { useEnquiry } from './react/useEnquiry.ts'
