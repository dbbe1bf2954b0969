import type { ProductPicture, VideoFile } from '@store/api-client/contract/catalogue'

/** Media of a review for the large view: its images with the number of the initial one, from 1, or its video. */
export type ReviewMedia =
  | { readonly kind: 'pictures'; readonly pictures: readonly ProductPicture[]; readonly picture: number }
  | { readonly kind: 'film'; readonly film: VideoFile }
