import type { ProductPicture } from '@store/api-client/contract/catalogue'

/** Images for the large view. */
export interface ZoomablePictures {
  /** Names the owner of the images. */
  readonly of: 'product' | 'review'
  /** The images. */
  readonly pictures: readonly ProductPicture[]
  /** Number of the initial image, from 1. */
  readonly picture: number
}
