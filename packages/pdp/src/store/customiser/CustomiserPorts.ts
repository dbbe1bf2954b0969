import type { Product } from '@store/api-client/contract/catalogue'
import type { ChosenPhoto } from '@store/api-client/contract/rules/selection'
import type { UploadsClient } from '@store/api-client/contract/uploads'
import type { FrameChannelOptions } from './protocol/openFrameChannel.ts'

/** URL of the customiser's iframe, and its permissions. */
export interface CustomiserIframe {
  readonly address: string
  /** The only accepted message origin: `null` if the sandbox gives the page an opaque origin. */
  readonly origin: string
  /** The iframe's `sandbox` attribute. */
  readonly sandbox: string
}

/** Dependencies (ports) of the personalisation editor that its host provides. */
export interface CustomiserPorts {
  /** Returns the customiser's site for a product: the store's own, or a third party's. */
  readonly siteOf: (product: Product) => CustomiserIframe
  /** Subscribes to `message` events of the page's window. */
  readonly listen: FrameChannelOptions['listen']
  /** Uploads the finished picture. */
  readonly upload: UploadsClient['photo']
  /** Sets the finished picture as the product's photo; `undefined` removes it. */
  readonly setPicture: (picture: ChosenPhoto | undefined) => void
  /**
   * Stores the design of this product in session storage, under a key of its own, so that it survives a reload; the
   * stored value must be validated.
   */
  readonly draft: {
    readonly read: () => unknown
    readonly write: (draft: object) => void
    readonly forget: () => void
  }
  /** Shows an error toast above all overlays. */
  readonly showToast: (text: string) => void
}
