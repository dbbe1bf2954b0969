import { Benefits } from '../Benefits/Benefits.tsx'
import { Categories } from '../Categories/Categories.tsx'
import { DeliveryDateField } from '../delivery/DeliveryDateField/DeliveryDateField.tsx'
import { HamperButton } from '../HamperButton/HamperButton.tsx'
import { Note } from '../info/Note/Note.tsx'
import { Offers } from '../info/Offers/Offers.tsx'
import { ProductInfo } from '../info/ProductInfo/ProductInfo.tsx'
import { PriceRange } from '../PriceRange/PriceRange.tsx'
import { RelatedProducts } from '../RelatedProducts/RelatedProducts.tsx'
import { Reviews } from '../reviews/Reviews/Reviews.tsx'
import { LazyStickyBuyBar as StickyBuyBar } from '../StickyBuyBar/LazyStickyBuyBar.tsx'
import { Variants } from '../Variants/Variants.tsx'
import { BoughtTogether } from './BoughtTogether.tsx'
import { Design } from './Design.tsx'
import { Enquiry } from './Enquiry.tsx'
import { EnquiryBar } from './EnquiryBar.tsx'
import { MoreLinks } from './MoreLinks.tsx'
import { QuickLinks } from './QuickLinks.tsx'
import { ReviewsAndRelatedProducts } from './ReviewsAndRelatedProducts.tsx'
import { SimilarProducts } from './SimilarProducts.tsx'
import { TrustFigures } from './TrustFigures.tsx'

/** Sections of the page below the fold. */
export const deferredSections = {
  Benefits,
  Categories,
  DeliveryDateField,
  HamperButton,
  Note,
  Offers,
  ProductInfo,
  PriceRange,
  RelatedProducts,
  Reviews,
  StickyBuyBar,
  Variants,
  BoughtTogether,
  Design,
  Enquiry,
  EnquiryBar,
  MoreLinks,
  QuickLinks,
  ReviewsAndRelatedProducts,
  SimilarProducts,
  TrustFigures,
}
