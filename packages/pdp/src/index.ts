export { DeferredSection, preloadDeferredSections } from './components/belowTheFold/DeferredSection.tsx'
export type { DeferredSectionProps } from './components/belowTheFold/DeferredSectionContent.tsx'
export { DeliveryMessage } from './components/delivery/DeliveryMessage/DeliveryMessage.tsx'
export { PurchaseLocationErrorMessage } from './components/delivery/PurchaseLocationErrorMessage/PurchaseLocationErrorMessage.tsx'
export { ProductOptions } from './components/options/ProductOptions/ProductOptions.tsx'
export { ProductBreadcrumb } from './components/ProductBreadcrumb/ProductBreadcrumb.tsx'
export { ProductDelivery } from './components/ProductDelivery/ProductDelivery.tsx'
export { ProductGallery } from './components/ProductGallery/ProductGallery.tsx'
export { ProductHeading } from './components/ProductHeading/ProductHeading.tsx'
export {
  ProductPageLayout,
  type ProductPageLayoutProps,
} from './components/ProductPageLayout/ProductPageLayout.tsx'
export { ProductView, type ProductViewProps } from './components/ProductView/ProductView.tsx'
export { BuyBlock } from './components/purchase/BuyBlock/BuyBlock.tsx'
export { BuyButtons } from './components/purchase/BuyButtons/BuyButtons.tsx'
export { LazyAddOnPanel } from './components/purchase/LazyAddOnPanel/LazyAddOnPanel.tsx'
export type { ArrivalEstimateMessages } from './messages/ArrivalEstimateMessages.ts'
export type { BelowTheFoldMessages } from './messages/BelowTheFoldMessages.ts'
export type { PhotoMessages } from './messages/PhotoMessages.ts'
export type { ProductCardMessages } from './messages/ProductCardMessages.ts'
export type { ProductMessages } from './messages/ProductMessages.ts'
export type {
  BuyBlockProps,
  ProductDeliveryProps,
  ProductDialogProps,
  ProductGalleryProps,
  ProductOptionProps,
  ProductRowProps,
  RelatedProductRowProps,
} from './react/ProductPartProps.ts'
export { ProductProvider, type ProductProviderProps } from './react/ProductProvider.tsx'
export type { ProductSlots } from './react/ProductSlots.ts'
export { useProduct } from './react/useProduct.ts'
export { useProductState } from './react/useProductState.ts'
export { useSelectedPrice } from './react/useSelectedPrice.ts'
