import type { CorporatePage } from '@store/api-client/contract/corporate'
import { useEnquiry } from '../../react/useEnquiry.ts'
import { ClientLogos } from '../ClientLogos/ClientLogos.tsx'
import { ConfirmationLinkStatus } from '../ConfirmationLinkStatus/ConfirmationLinkStatus.tsx'
import { CorporateBanner } from '../CorporateBanner/CorporateBanner.tsx'
import { CorporateContact } from '../CorporateContact/CorporateContact.tsx'
import { CorporateGallery } from '../CorporateGallery/CorporateGallery.tsx'
import { EnquireButton } from '../EnquireButton/EnquireButton.tsx'
import { EnquiryDialog } from '../EnquiryDialog/EnquiryDialog.tsx'
import { GiftsOffered } from '../GiftsOffered/GiftsOffered.tsx'
import { HowToOrderSteps } from '../HowToOrderSteps/HowToOrderSteps.tsx'
import { Testimonials } from '../Testimonials/Testimonials.tsx'
import styles from './CorporateView.module.css'
import { toInAppHref } from './toInAppHref.ts'

/** Props of `CorporateView`. */
export interface CorporateViewProps {
  /** Content of the page. */
  readonly page: CorporatePage
  /**
   * Whether the page is in the shop's app; if so, links get a marker that keeps the visitor in the app.
   * @default false
   */
  readonly isInApp?: boolean
}

/** Renders the corporate landing page (specification 2, section 2). */
export function CorporateView({ page, isInApp = false }: CorporateViewProps) {
  const { messages } = useEnquiry()
  const words = messages.landing
  const { contactEmail } = page
  return (
    <div className={styles.page}>
      <div>
        <ConfirmationLinkStatus />
        <CorporateBanner banner={page.banner}>
          <EnquireButton />
        </CorporateBanner>
      </div>
      {page.gifts.length > 0 && (
        <GiftsOffered gifts={page.gifts} linkTo={isInApp ? toInAppHref : asItIs} messages={words} />
      )}
      {page.steps.length > 0 && <HowToOrderSteps steps={page.steps} messages={words} />}
      {page.clients.length > 0 && <ClientLogos clients={page.clients} messages={words} />}
      {page.testimonials.length > 0 && <Testimonials testimonials={page.testimonials} messages={words} />}
      {page.gallery.length > 0 && <CorporateGallery pictures={page.gallery} messages={words} />}
      <CorporateContact contactEmail={contactEmail} />
      <EnquiryDialog />
    </div>
  )
}

const asItIs = (href: string) => href
