export { ClientLogos, type ClientLogosProps } from './components/ClientLogos/ClientLogos.tsx'
export { CorporateBanner, type CorporateBannerProps } from './components/CorporateBanner/CorporateBanner.tsx'
export {
  CorporateGallery,
  type CorporateGalleryProps,
} from './components/CorporateGallery/CorporateGallery.tsx'
export { CorporateView, type CorporateViewProps } from './components/CorporateView/CorporateView.tsx'
export { EnquiryDialog } from './components/EnquiryDialog/EnquiryDialog.tsx'
export { GiftsOffered, type GiftsOfferedProps } from './components/GiftsOffered/GiftsOffered.tsx'
export { OrderSteps, type OrderStepsProps } from './components/OrderSteps/OrderSteps.tsx'
export { Testimonials, type TestimonialsProps } from './components/Testimonials/Testimonials.tsx'
export type { CorporateMessages } from './messages/CorporateMessages.ts'
export type { EnquiryMessages } from './messages/EnquiryMessages.ts'
export type { LandingMessages } from './messages/LandingMessages.ts'
export type { RecipientListMessages } from './messages/RecipientListMessages.ts'
export { EnquiryProvider, type EnquiryProviderProps } from './react/EnquiryProvider.tsx'
export { useEnquiry } from './react/useEnquiry.ts'
