import type { ProductPicture, VideoFile } from '@store/api-client/contract/catalogue'

/** What of a review is seen large: its pictures, beginning at one of them, 1 first; or its film. */
export type ReviewMedia =
  | { readonly kind: 'pictures'; readonly pictures: readonly ProductPicture[]; readonly picture: number }
  | { readonly kind: 'film'; readonly film: VideoFile }
