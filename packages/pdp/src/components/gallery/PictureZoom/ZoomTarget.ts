import type { ProductPicture } from '@store/api-client/contract/catalogue'

/** Pictures to be seen large. */
export interface ZoomTarget {
  /** Whose they are. */
  readonly of: 'product' | 'review'
  /** What is shown. */
  readonly pictures: readonly ProductPicture[]
  /** The one that is seen first, from 1. */
  readonly picture: number
}
