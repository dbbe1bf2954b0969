import { categories } from '../categories.ts'
import { internationalDisclaimer } from '../internationalDisclaimer.ts'
import type { ReadyProduct } from '../ReadyProduct.ts'
import type { Rule } from '../Rule.ts'

const morePictures = ({ closeUps, morePictures: others }: ReadyProduct) => closeUps.length + others.length

/** Pictures, words and reviews. */
export const wordRules: readonly Rule[] = [
  { shows: 'One picture', source: '2 §4', holds: (product) => morePictures(product) === 0 },
  {
    shows: 'Several pictures',
    source: '2 §4',
    holds: (product) => morePictures(product) > 0 && morePictures(product) < 4,
  },
  { shows: 'More than four pictures', source: '2 §4', holds: (product) => morePictures(product) >= 4 },
  {
    shows: 'A film among the pictures',
    source: '2 §3',
    holds: ({ film }) => film !== undefined && film.position > 1,
  },
  { shows: 'A film first', source: '2 §3', holds: ({ film }) => film?.position === 1 },
  { shows: 'Nobody reviewed yet', source: '2 §3', holds: ({ reviews }) => reviews === undefined },
  { shows: 'Stars without words', source: '2 §3', holds: ({ reviews }) => reviews?.list.length === 0 },
  { shows: 'One review', source: '2 §4', holds: ({ reviews }) => reviews?.list.length === 1 },
  {
    shows: 'More than two reviews: Read More',
    source: '2 §4',
    holds: ({ reviews }) => (reviews?.list.length ?? 0) > 2,
  },
  {
    shows: 'More than six reviews: View more',
    source: '2 §4',
    holds: ({ reviews }) => (reviews?.list.length ?? 0) > 6,
  },
  {
    shows: 'A review with pictures',
    source: '2 §3',
    holds: ({ reviews }) => reviews?.list.some(({ pictures }) => pictures.length > 0) ?? false,
  },
  {
    shows: 'A review with a film',
    source: '2 §3',
    holds: ({ reviews }) => reviews?.list.some(({ film }) => film !== undefined) ?? false,
  },
  { shows: 'Care instructions', source: '2 §2', holds: ({ careTips }) => careTips.length > 0 },
  { shows: 'No care instructions', source: '2 §2', holds: ({ careTips }) => careTips.length === 0 },
  { shows: 'Key points of a plant', source: '2 §2', holds: ({ keyPoints }) => keyPoints.length > 0 },
  {
    shows: 'A disclaimer of its own',
    source: '2 §2',
    holds: ({ disclaimer, category }) => disclaimer !== categories[category].disclaimer,
  },
  {
    shows: 'The international disclaimer',
    source: '2 §2',
    holds: (product) => product.internationalDisclaimer === internationalDisclaimer,
  },
  {
    shows: 'An international disclaimer of its own',
    source: '2 §2',
    holds: (product) =>
      product.isInternational && product.internationalDisclaimer !== internationalDisclaimer,
  },
  {
    shows: 'A note that icing and design may vary',
    source: '2 §2',
    holds: ({ category }) => categories[category].note !== undefined,
  },
  { shows: 'Contains egg', source: '1 §2', holds: ({ hasEgg }) => hasEgg === true },
  { shows: 'Eggless', source: '1 §2', holds: ({ hasEgg }) => hasEgg === false },
  {
    shows: 'Words of its own for search engines',
    source: '2 §3',
    holds: ({ meta, title }) => meta.title !== title,
  },
  ...[301, 302].map(
    (code): Rule => ({
      shows: `An address that moved with ${code}`,
      source: '2 §2',
      holds: ({ formerSlugs }) => formerSlugs.some(({ status }) => status === code),
    }),
  ),
]
