import { Benefits } from '../Benefits/Benefits.tsx'
import { Categories } from '../Categories/Categories.tsx'
import { DeliveryDateField } from '../delivery/DeliveryDateField/DeliveryDateField.tsx'
import { HamperButton } from '../HamperButton/HamperButton.tsx'
import { Offers } from '../info/Offers/Offers.tsx'
import { ProductInfo } from '../info/ProductInfo/ProductInfo.tsx'
import { ProductNote } from '../info/ProductNote/ProductNote.tsx'
import { PriceRange } from '../PriceRange/PriceRange.tsx'
import { RelatedProducts } from '../RelatedProducts/RelatedProducts.tsx'
import { Reviews } from '../reviews/Reviews/Reviews.tsx'
import { LazyStickyBuyBar as StickyBuyBar } from '../StickyBuyBar/LazyStickyBuyBar.tsx'
import { Variants } from '../Variants/Variants.tsx'
import { BoughtTogether } from './BoughtTogether.tsx'
import { CorporateEnquiry } from './CorporateEnquiry.tsx'
import { Design } from './Design.tsx'
import { EnquiryBar } from './EnquiryBar.tsx'
import { QuickLinks } from './QuickLinks.tsx'
import { RelatedPageLinks } from './RelatedPageLinks.tsx'
import { ReviewsAndRelatedProducts } from './ReviewsAndRelatedProducts.tsx'
import { SimilarProducts } from './SimilarProducts.tsx'
import { TrustStatistics } from './TrustStatistics.tsx'

/** Sections of the page below the fold. */
export const deferredSections = {
  Benefits,
  Categories,
  DeliveryDateField,
  HamperButton,
  Note: ProductNote,
  Offers,
  ProductInfo,
  PriceRange,
  RelatedProducts,
  Reviews,
  StickyBuyBar,
  Variants,
  BoughtTogether,
  Design,
  Enquiry: CorporateEnquiry,
  EnquiryBar,
  MoreLinks: RelatedPageLinks,
  QuickLinks,
  ReviewsAndRelatedProducts,
  SimilarProducts,
  TrustFigures: TrustStatistics,
}
