export { Breadcrumb, type BreadcrumbProps, type Crumb } from './Breadcrumb/Breadcrumb.tsx'
export { Button, type ButtonProps } from './Button/Button.tsx'
export { Card, type CardProps } from './Card/Card.tsx'
export { EggBadge, type EggBadgeProps } from './EggBadge/EggBadge.tsx'
export { ErrorBox, type ErrorBoxProps } from './ErrorBox/ErrorBox.tsx'
export { IconButton, type IconButtonProps } from './IconButton/IconButton.tsx'
export { Image, type ImageProps } from './Image/Image.tsx'
export {
  type ImageLoader,
  type ImageLoaderOptions,
  ImageLoaderProvider,
  type ImageLoaderProviderProps,
  useImageLoader,
} from './Image/ImageLoaderProvider.tsx'
export { BagIcon } from './icons/BagIcon.tsx'
export { CalendarIcon } from './icons/CalendarIcon.tsx'
export { CheckIcon } from './icons/CheckIcon.tsx'
export { ChevronRightIcon } from './icons/ChevronRightIcon.tsx'
export { CrossIcon } from './icons/CrossIcon.tsx'
export { GiftIcon } from './icons/GiftIcon.tsx'
export { HeartIcon, type HeartIconProps } from './icons/HeartIcon.tsx'
export { HomeIcon } from './icons/HomeIcon.tsx'
export type { IconProps } from './icons/IconProps.ts'
export { InfoIcon } from './icons/InfoIcon.tsx'
export { LeafIcon } from './icons/LeafIcon.tsx'
export { MinusIcon } from './icons/MinusIcon.tsx'
export { OfficeIcon } from './icons/OfficeIcon.tsx'
export { PauseIcon } from './icons/PauseIcon.tsx'
export { PinIcon } from './icons/PinIcon.tsx'
export { PlayIcon } from './icons/PlayIcon.tsx'
export { PlusIcon } from './icons/PlusIcon.tsx'
export { RefreshIcon } from './icons/RefreshIcon.tsx'
export { ShareIcon } from './icons/ShareIcon.tsx'
export { TruckIcon } from './icons/TruckIcon.tsx'
export { UploadIcon } from './icons/UploadIcon.tsx'
export { UserIcon } from './icons/UserIcon.tsx'
export { WarningIcon } from './icons/WarningIcon.tsx'
export { Link, type LinkProps } from './Link/Link.tsx'
export {
  type HrefRewriter,
  type LinkComponent,
  type LinkComponentProps,
  LinkProvider,
  type LinkProviderProps,
  useRewriteHref,
} from './Link/LinkProvider.tsx'
export { Notice, type NoticeProps } from './Notice/Notice.tsx'
export { Picture, type PictureProps } from './Picture/Picture.tsx'
export { Price, type PriceProps } from './Price/Price.tsx'
export { Rating, type RatingProps } from './Rating/Rating.tsx'
export { StickyBar, type StickyBarProps } from './StickyBar/StickyBar.tsx'
export { TextField, type TextFieldProps } from './TextField/TextField.tsx'
export { type TrustStatistic, TrustStrip, type TrustStripProps } from './TrustStrip/TrustStrip.tsx'
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden/VisuallyHidden.tsx'
