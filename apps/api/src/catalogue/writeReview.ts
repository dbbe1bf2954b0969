import type { ProductFacts, StoredFilm } from '../db/schema/ProductFacts.ts'
import { largestSize } from './largestSize.ts'
import { writePicture } from './writePicture.ts'

/** Writes what a shopper said. */
export const writeReview = ({
  rid,
  stars,
  text,
  city,
  day,
  pictures,
  film,
}: ProductFacts['reviews'][number]) => ({
  ...{ rid, text, city },
  rating: stars,
  date: day,
  images: pictures.map(writePicture),
  ...(film && { customer_review_video: writeFilmFile(film) }),
})

/** Writes a film in both formats, with the picture it waits with. */
export function writeFilmFile({ name, thumbnail }: StoredFilm) {
  const { src, width, height } = largestSize(thumbnail)
  return {
    src: [
      { src: `/api/films/${name}.webm`, type: 'video/webm' },
      { src: `/api/films/${name}.mp4`, type: 'video/mp4' },
    ],
    thumbnail: { src, width, height },
  }
}
