import type { LazyBackgroundServices } from '../composition/createLazyBackgroundServices.ts'

/** Props of `ConsentBanner`. */
export interface ConsentBannerProps {
  readonly background: LazyBackgroundServices
}
