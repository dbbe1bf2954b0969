import { addOnSets } from './addOnSets.ts'
import type { CatalogueCheck } from './CatalogueCheck.ts'
import { comboChecks } from './comboChecks.ts'
import type { DerivedProduct } from './DerivedProduct.ts'
import { deliveryMethodChecks } from './deliveryMethodChecks.ts'
import { greetingOccasions } from './greetingOccasions.ts'
import { offers } from './offers.ts'
import { variantGroups } from './variantGroups.ts'

const once = (what: string, values: readonly (string | number)[]): readonly CatalogueCheck[] =>
  values.map((value, at) => [`${what} ${value} stands once`, values.indexOf(value) === at])

/**
 * Returns the inconsistencies between products, one sentence each: duplicate ids, and references to products,
 * pictures, offers, add-ons and cities that do not exist. The schema reports errors within one product.
 */
export function validateCatalogue(
  products: readonly DerivedProduct[],
  cities: ReadonlySet<string>,
): readonly string[] {
  const byNid = new Map(products.map((product) => [product.nid, product]))
  const slugs = new Set(products.map(({ slug }) => slug))
  const claims: readonly CatalogueCheck[] = [
    ...once(
      'nid',
      products.map(({ nid }) => nid),
    ),
    // Pictures are stored by slug alone, so the type does not distinguish two products.
    ...once(
      'slug',
      products.flatMap(({ slug, formerSlugs }) => [slug, ...formerSlugs.map((former) => former.slug)]),
    ),
    ...once(
      'review',
      products.flatMap(({ reviews }) => (reviews?.list ?? []).map(({ rid }) => rid)),
    ),
    ...once('occasion', Object.values(greetingOccasions)),
    ...nidsNamed(products).map((nid): CatalogueCheck => [`product ${nid} exists`, byNid.has(nid)]),
    ...bundleClaims(byNid),
    ...picturesNamed(products).map((slug): CatalogueCheck => [`picture ${slug} exists`, slugs.has(slug)]),
    ...products.flatMap((product) => keyClaims(product)),
    ...products.flatMap((product) => cityClaims(product, cities)),
    ...products.flatMap((product) => comboChecks(product, byNid)),
    ...products.flatMap((product) => deliveryMethodChecks(product, byNid)),
    ...products.flatMap((product) => hamperClaims(product, byNid)),
  ]
  return claims.filter(([, holds]) => !holds).map(([what]) => what)
}

/** Checks that a bundle is a product of its own, consists of several others and costs less than they do separately. */
const bundleClaims = (byNid: ReadonlyMap<number, DerivedProduct>): readonly CatalogueCheck[] =>
  Object.values(addOnSets).flatMap(({ groups }) =>
    groups.flatMap(({ items }) =>
      items.flatMap(({ nid, bundle }): readonly CatalogueCheck[] => {
        if (!bundle) return []
        const priceOf = (one: number) => byNid.get(one)?.price ?? 0
        const apart = bundle.reduce((sum, part) => sum + priceOf(part), 0)
        const isOfOthers = bundle.length > 1 && !bundle.includes(nid)
        return [
          [`bundle ${nid} is a product of its own`, isOfOthers],
          [`bundle ${nid} costs less than its parts`, priceOf(nid) < apart],
        ]
      }),
    ),
  )

const nidsNamed = (products: readonly DerivedProduct[]): readonly number[] => [
  ...products.flatMap(({ related, freebie, hamper, combo }) => [
    ...related,
    ...(freebie ? [freebie] : []),
    ...(hamper?.steps.flatMap(({ items }) => items) ?? []),
    ...(hamper?.courierNid ? [hamper.courierNid] : []),
    ...(combo?.lines.map(({ nid }) => nid) ?? []),
  ]),
  ...variantGroups.flatMap(({ entries }) => entries.map(({ nid }) => nid)),
  ...Object.values(addOnSets).flatMap(({ groups }) =>
    groups.flatMap(({ items }) => items.flatMap(({ nid, bundle = [] }) => [nid, ...bundle])),
  ),
]

const picturesNamed = (products: readonly DerivedProduct[]): readonly string[] => [
  ...products.flatMap(({ morePictures, film, attributes, reviews }) => [
    ...morePictures,
    ...(film ? [film.thumbnail] : []),
    ...attributes.flatMap(({ options }) => options.flatMap(({ picture }) => picture ?? [])),
    ...(reviews?.list.flatMap(({ pictures }) => pictures) ?? []),
  ]),
  ...Object.values(addOnSets).flatMap(({ groups }) => groups.map(({ picture }) => picture)),
]

const keyClaims = ({ nid, offers: keys, addOns, attributes }: DerivedProduct): readonly CatalogueCheck[] => [
  ...keys.map((key): CatalogueCheck => [`offer ${key} of ${nid} exists`, key in offers]),
  [`add-ons ${addOns} of ${nid} exist`, addOns === undefined || addOns in addOnSets],
  ...once(
    `of ${nid}, attribute`,
    attributes.map(({ id }) => id),
  ),
]

const cityClaims = (product: DerivedProduct, cities: ReadonlySet<string>): readonly CatalogueCheck[] => {
  const limited = product.delivery.cities ?? []
  const said = product.reviews?.list.map(({ city }) => city) ?? []
  return [...limited, ...said].map((city) => [`city ${city} of ${product.nid} exists`, cities.has(city)])
}

// The courier variant is the same gift: it contains nothing that the hand-delivered hamper does not offer.
const hamperClaims = (
  { nid, hamper }: DerivedProduct,
  byNid: ReadonlyMap<number, DerivedProduct>,
): readonly CatalogueCheck[] => {
  if (!hamper?.courierNid) return []
  const parcel = byNid.get(hamper.courierNid)
  const offered = new Set(hamper.steps.flatMap(({ items }) => items))
  const inParcel = parcel?.hamper?.steps.flatMap(({ items }) => items) ?? []
  return [
    [`the parcel of ${nid} goes by courier`, parcel?.delivery.through === 'courier'],
    [
      `the parcel of ${nid} holds nothing else`,
      inParcel.length > 0 && inParcel.every((item) => offered.has(item)),
    ],
  ]
}
