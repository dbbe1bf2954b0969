import type { DerivedProduct } from '../../catalogueFiles/products/DerivedProduct.ts'
import { readSampleCatalogue } from '../readSampleCatalogue.ts'
import type { CoverageRule } from './CoverageRule.ts'

const categoryOf = ({ category }: DerivedProduct) =>
  readSampleCatalogue().files.categories?.find(({ id }) => id === category)

const internationalDisclaimer = () => readSampleCatalogue().files.defaults?.internationalDisclaimer

const morePictures = ({ closeUps, morePictures: others }: DerivedProduct) => closeUps.length + others.length

/** Pictures, texts and reviews. */
export const contentCoverageRules: readonly CoverageRule[] = [
  { title: 'One picture', source: '2 §4', holds: (product) => morePictures(product) === 0 },
  {
    title: 'Several pictures',
    source: '2 §4',
    holds: (product) => morePictures(product) > 0 && morePictures(product) < 4,
  },
  { title: 'More than four pictures', source: '2 §4', holds: (product) => morePictures(product) >= 4 },
  {
    title: 'A video among the pictures',
    source: '2 §3',
    holds: ({ film }) => film !== undefined && film.position > 1,
  },
  { title: 'A video before the pictures', source: '2 §3', holds: ({ film }) => film?.position === 1 },
  { title: 'No rating and no review', source: '2 §3', holds: ({ reviews }) => reviews === undefined },
  {
    title: 'Ratings without review texts',
    source: '2 §3',
    holds: ({ reviews }) => reviews?.list.length === 0,
  },
  { title: 'One review', source: '2 §4', holds: ({ reviews }) => reviews?.list.length === 1 },
  {
    title: 'More than two reviews: Read More',
    source: '2 §4',
    holds: ({ reviews }) => (reviews?.list.length ?? 0) > 2,
  },
  {
    title: 'More than six reviews: View more',
    source: '2 §4',
    holds: ({ reviews }) => (reviews?.list.length ?? 0) > 6,
  },
  {
    title: 'A review with pictures',
    source: '2 §3',
    holds: ({ reviews }) => reviews?.list.some(({ pictures }) => pictures.length > 0) ?? false,
  },
  {
    title: 'A review with a video',
    source: '2 §3',
    holds: ({ reviews }) => reviews?.list.some(({ film }) => film !== undefined) ?? false,
  },
  { title: 'Care instructions', source: '2 §2', holds: ({ careTips }) => careTips.length > 0 },
  { title: 'No care instructions', source: '2 §2', holds: ({ careTips }) => careTips.length === 0 },
  { title: 'Key points of a plant', source: '2 §2', holds: ({ keyPoints }) => keyPoints.length > 0 },
  {
    title: 'Its own disclaimer',
    source: '2 §2',
    holds: (product) => product.disclaimer !== categoryOf(product)?.disclaimer,
  },
  {
    title: 'The international disclaimer',
    source: '2 §2',
    holds: (product) => product.internationalDisclaimer === internationalDisclaimer(),
  },
  {
    title: 'Its own international disclaimer',
    source: '2 §2',
    holds: (product) =>
      product.isInternational && product.internationalDisclaimer !== internationalDisclaimer(),
  },
  {
    title: 'A note that icing and design may vary',
    source: '2 §2',
    holds: (product) => categoryOf(product)?.note !== undefined,
  },
  { title: 'Contains egg', source: '1 §2', holds: ({ hasEgg }) => hasEgg === true },
  { title: 'Eggless', source: '1 §2', holds: ({ hasEgg }) => hasEgg === false },
  {
    title: 'Its own texts for search engines',
    source: '2 §3',
    holds: ({ meta, title }) => meta.title !== title,
  },
  ...[301, 302].map(
    (code): CoverageRule => ({
      title: `An old address that redirects with ${code}`,
      source: '2 §2',
      holds: ({ formerSlugs }) => formerSlugs.some(({ status }) => status === code),
    }),
  ),
]
