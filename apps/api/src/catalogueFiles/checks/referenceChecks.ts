import type { DerivedProduct } from '../products/DerivedProduct.ts'
import type { CatalogueFiles } from '../schema/CatalogueFiles.ts'
import type { CatalogueCheck, ProductCheck } from './CatalogueCheck.ts'

/** The entries to which other entries may refer. */
export interface ReferenceTargets {
  readonly nids: ReadonlySet<number>
  /** Slugs of products, under which their pictures are stored. */
  readonly slugs: ReadonlySet<string>
  readonly categories: ReadonlySet<string>
  /** Ids of the pincode directory; undefined if cities are not checked. */
  readonly cities: ReadonlySet<string> | undefined
}

/** Returns the checks that everything that a product refers to exists. */
export function productReferenceChecks(
  product: DerivedProduct,
  files: CatalogueFiles,
  { nids, slugs, categories, cities }: ReferenceTargets,
): readonly ProductCheck[] {
  const { nid, related, freebie, hamper, combo, offers, addOns, attributes } = product
  const isProduct = (one: number, ...path: readonly (string | number)[]): ProductCheck => [
    `product ${one} exists`,
    nids.has(one),
    ...path,
  ]
  const isPicture = (slug: string, ...path: readonly (string | number)[]): ProductCheck => [
    `picture ${slug} exists`,
    slugs.has(slug),
    ...path,
  ]
  const isCity = (city: string, ...path: readonly (string | number)[]): ProductCheck => [
    `city ${city} of ${nid} exists`,
    cities?.has(city) ?? true,
    ...path,
  ]
  const reviews = product.reviews?.list ?? []
  return [
    [`category ${product.category} of ${nid} exists`, categories.has(product.category), 'category'],
    ...related.map((one, at) => isProduct(one, 'related', at)),
    ...(freebie ? [isProduct(freebie, 'freebie')] : []),
    ...(hamper?.steps ?? []).flatMap(({ items }, step) =>
      items.map((one, at) => isProduct(one, 'hamper', 'steps', step, 'items', at)),
    ),
    ...(hamper?.courierNid ? [isProduct(hamper.courierNid, 'hamper', 'courierNid')] : []),
    ...(combo?.lines ?? []).map((line, at) => isProduct(line.nid, 'combo', 'lines', at, 'nid')),
    ...product.morePictures.map((slug, at) => isPicture(slug, 'morePictures', at)),
    ...(product.film ? [isPicture(product.film.thumbnail, 'film', 'thumbnail')] : []),
    ...attributes.flatMap(({ options }, at) =>
      options.flatMap(({ picture }, option) =>
        picture ? [isPicture(picture, 'attributes', at, 'options', option, 'picture')] : [],
      ),
    ),
    ...reviews.flatMap(({ pictures }, at) =>
      pictures.map((slug, index) => isPicture(slug, 'reviews', 'list', at, 'pictures', index)),
    ),
    ...reviews.map(({ city }, at) => isCity(city, 'reviews', 'list', at, 'city')),
    ...(product.delivery.cities ?? []).map((city, at) => isCity(city, 'delivery', 'cities', at)),
    ...offers.map(
      (key, at): ProductCheck => [
        `offer ${key} of ${nid} exists`,
        key in (files.offers ?? {}),
        ...['offers', at],
      ],
    ),
    [
      `add-ons ${addOns} of ${nid} exist`,
      addOns === undefined || addOns in (files['add-ons'] ?? {}),
      'addOns',
    ],
    ...attributes.map(
      ({ id }, at): ProductCheck => [
        `of ${nid}, attribute ${id} stands once`,
        attributes.findIndex((other) => other.id === id) === at,
        ...['attributes', at, 'id'],
      ],
    ),
    ...(['occasions', 'flavours', 'colours'] as const).flatMap((facet) =>
      product[facet].map(
        (key, at): ProductCheck => [
          `${key} of ${nid} is one of the ${facet} of search.yaml`,
          key in (files.search?.[facet] ?? {}),
          ...[facet, at],
        ],
      ),
    ),
  ]
}

/** Returns the checks that everything exists to which the files other than those of products refer. */
export function fileReferenceChecks(
  files: CatalogueFiles,
  { nids, slugs, categories, cities }: ReferenceTargets,
): readonly CatalogueCheck[] {
  const page = files['corporate-page']
  return [
    ...(files.variants ?? []).flatMap(({ entries }, group) =>
      entries.map(
        ({ nid }, at): CatalogueCheck => [
          `product ${nid} exists`,
          nids.has(nid),
          { file: 'variants', path: [group, 'entries', at, 'nid'] },
        ],
      ),
    ),
    ...Object.entries(files['add-ons'] ?? {}).flatMap(([key, { groups }]) =>
      groups.map(
        ({ picture }, at): CatalogueCheck => [
          `picture ${picture} exists`,
          slugs.has(picture),
          { file: 'add-ons', path: [key, 'groups', at, 'picture'] },
        ],
      ),
    ),
    ...(files.categories ?? []).flatMap(({ quickLinks }, at) =>
      quickLinks.map(
        (id, link): CatalogueCheck => [
          `category ${id} exists`,
          categories.has(id),
          { file: 'categories', path: [at, 'quickLinks', link] },
        ],
      ),
    ),
    ...(page?.categories ?? []).map(
      (id, at): CatalogueCheck => [
        `category ${id} exists`,
        categories.has(id),
        { file: 'corporate-page', path: ['categories', at] },
      ],
    ),
    ...(page
      ? [
          [
            `picture ${page.banner.product} exists`,
            slugs.has(page.banner.product),
            { file: 'corporate-page', path: ['banner', 'product'] },
          ] as const,
        ]
      : []),
    ...(files['service-areas'] ?? []).flatMap(({ cities: served = [] }, area) =>
      served.map(
        (city, at): CatalogueCheck => [
          `city ${city} exists`,
          cities?.has(city) ?? true,
          { file: 'service-areas', path: [area, 'cities', at] },
        ],
      ),
    ),
  ]
}
