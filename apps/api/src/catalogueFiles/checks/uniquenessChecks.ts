import type { Catalogue } from '../products/Catalogue.ts'
import { toServiceAreaRows } from '../rows/toServiceAreaRows.ts'
import type { CatalogueFileName } from '../schema/fileSchemas.ts'
import type { CatalogueCheck } from './CatalogueCheck.ts'

type Value = readonly [value: string | number, ...path: readonly (string | number)[]]

const once = (what: string, file: CatalogueFileName, values: readonly Value[]): readonly CatalogueCheck[] => {
  const first = new Map<string | number, number>()
  values.forEach(([value], at) => {
    if (!first.has(value)) first.set(value, at)
  })
  return values.map(([value, ...path], at) => [
    `${what} ${value} stands once`,
    first.get(value) === at,
    { file, path },
  ])
}

/** Returns the checks that product numbers, URL slugs, stock numbers and codes are unique. */
export function uniquenessChecks({ files, products }: Catalogue): readonly CatalogueCheck[] {
  const categories = files.categories ?? []
  const occasions = files['greeting-occasions'] ?? []
  return [
    ...once(
      'nid',
      'products',
      products.map(({ nid }, at) => [nid, at, 'nid']),
    ),
    ...once(
      'sku',
      'products',
      products.map(({ sku }, at) => [sku, at, 'sku']),
    ),
    // Pictures are stored by slug alone, so two products must have different slugs even if their types differ.
    ...once(
      'slug',
      'products',
      products.flatMap(({ slug, formerSlugs }, at): readonly Value[] => [
        [slug, at, 'slug'],
        ...formerSlugs.map((former, index): Value => [former.slug, at, 'formerSlugs', index, 'slug']),
      ]),
    ),
    ...once(
      'review',
      'products',
      products.flatMap(({ reviews }, at) =>
        (reviews?.list ?? []).map(({ rid }, index): Value => [rid, at, 'reviews', 'list', index, 'rid']),
      ),
    ),
    ...once(
      'category',
      'categories',
      categories.map(({ id }, at) => [id, at, 'id']),
    ),
    ...once(
      'page',
      'categories',
      categories.flatMap(({ slug, intro }, at): readonly Value[] => (intro ? [[slug, at, 'slug']] : [])),
    ),
    ...once(
      'banner',
      'banners',
      (files.banners ?? []).map(({ id }, at) => [id, at, 'id']),
    ),
    ...once(
      'coupon',
      'coupons',
      (files.coupons ?? []).map(({ code }, at) => [code, at, 'code']),
    ),
    ...once(
      'currency',
      'currencies',
      (files.currencies?.currencies ?? []).map(({ code }, at) => [code, 'currencies', at, 'code']),
    ),
    ...once(
      'occasion',
      'greeting-occasions',
      occasions.map(({ id }, at) => [id, at, 'id']),
    ),
    ...once(
      'occasion',
      'greeting-occasions',
      occasions.map(({ name }, at) => [name, at, 'name']),
    ),
    ...once(
      'slot',
      'delivery-slots',
      (files['delivery-slots'] ?? []).map(({ from, to }, at) => [`${from}-${to}`, at]),
    ),
    ...once(
      'area',
      'service-areas',
      (files['service-areas'] ?? []).flatMap((area, at) =>
        toServiceAreaRows([area]).map(({ scope, key }): Value => [`${scope} ${key}`, at]),
      ),
    ),
  ]
}
