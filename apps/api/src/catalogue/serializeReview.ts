import type { ProductDetails, StoredVideo } from '../db/schema/ProductDetails.ts'
import { getLargestPictureSize } from './getLargestPictureSize.ts'
import { serializePicture } from './serializePicture.ts'

/** Serializes a customer review. */
export const serializeReview = ({
  rid,
  stars,
  text,
  city,
  day,
  pictures,
  film,
}: ProductDetails['reviews'][number]) => ({
  ...{ rid, text, city },
  rating: stars,
  date: day,
  images: pictures.map(serializePicture),
  ...(film && { customer_review_video: serializeVideoFile(film) }),
})

/** Serializes a video in both formats, with its poster picture. */
export function serializeVideoFile({ name, thumbnail }: StoredVideo) {
  const { src, width, height } = getLargestPictureSize(thumbnail)
  return {
    src: [
      { src: `/api/films/${name}.webm`, type: 'video/webm' },
      { src: `/api/films/${name}.mp4`, type: 'video/mp4' },
    ],
    thumbnail: { src, width, height },
  }
}
