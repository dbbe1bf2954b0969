import type { LazyBackgroundServices } from '../composition/loading/createDeferredPageServices.ts'

/** Props of `ConsentBanner`. */
export interface ConsentBannerProps {
  readonly background: LazyBackgroundServices
  /** Path of the page about privacy. @default the shop has none */
  readonly privacyHref: string | undefined
}
