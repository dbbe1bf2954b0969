import type { ProductPicture, VideoFile } from '@store/api-client/contract/catalogue'

/** Media of a review in the large view: its images, starting at one of them, 1 first; or its video. */
export type ReviewMedia =
  | { readonly kind: 'pictures'; readonly pictures: readonly ProductPicture[]; readonly picture: number }
  | { readonly kind: 'film'; readonly film: VideoFile }
