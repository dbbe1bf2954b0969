import type { LazyBackgroundServices } from '../composition/loading/createLazyBackgroundServices.ts'

/** Props of `ConsentBanner`. */
export interface ConsentBannerProps {
  readonly background: LazyBackgroundServices
}
