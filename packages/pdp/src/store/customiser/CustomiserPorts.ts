import type { Product } from '@store/api-client/contract/catalogue'
import type { ChosenPhoto } from '@store/api-client/contract/rules/selection'
import type { UploadsClient } from '@store/api-client/contract/uploads'
import type { FrameChannelOptions } from './protocol/openFrameChannel.ts'

/** Where a customiser is, and what it may do there. */
export interface CustomiserSite {
  readonly address: string
  /** The only origin that is heard: `null` where the sandbox takes the page's own away. */
  readonly origin: string
  /** What the frame's sandbox allows. */
  readonly sandbox: string
}

/** All the designing of a product needs from its host. */
export interface CustomiserPorts {
  /** The customiser of a product: the store's own, or somebody else's. */
  readonly siteOf: (product: Product) => CustomiserSite
  /** Hears what is said to the page's window. */
  readonly listen: FrameChannelOptions['listen']
  /** Brings the finished picture to the shop. */
  readonly upload: UploadsClient['photo']
  /** Takes over the finished picture as what was chosen of the product; `undefined` takes it back. */
  readonly setPicture: (picture: ChosenPhoto | undefined) => void
  /** Keeps a design in the tab, so that a reload does not lose it; nothing is said of its form when it is read. */
  readonly draft: {
    readonly read: () => unknown
    readonly write: (draft: object) => void
    readonly forget: () => void
  }
  /** Tells for a moment what went wrong, over whatever is open. */
  readonly showToast: (text: string) => void
}
