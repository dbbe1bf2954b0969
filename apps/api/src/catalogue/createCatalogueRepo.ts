import type { DeliveryRequirements } from '@store/api-client/contract/rules/findEarliestDelivery'
import { and, asc, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { type BannerRow, banners } from '../db/schema/banners.ts'
import { type CategoryRow, categories } from '../db/schema/categories.ts'
import { cities } from '../db/schema/cities.ts'
import { corporatePages } from '../db/schema/corporatePages.ts'
import { type ProductRow, products } from '../db/schema/products.ts'
import { type FacetValueRow, facetValues, searchables } from '../db/schema/searchables.ts'
import { createReviewRepo } from './createReviewRepo.ts'
import { type ListedProduct, listedProductColumns as listed } from './ListedProduct.ts'
import type { OccasionGift } from './serializeOccasions.ts'

/** A product with its category. */
export interface ProductInCategory<Product = ProductRow> {
  readonly product: Product
  readonly category: CategoryRow
}

/** A product, and its category if that has a page; add-ons have none. */
export interface ProductWithOptionalCategory {
  readonly product: ProductRow
  readonly category: CategoryRow | null
}

/** A delivery method that gifts of a category use. */
export interface CategoryDeliveryMethod extends DeliveryRequirements {
  readonly category: string
}

// Number of gifts, which fill two rows on a desktop and four on a phone.
const shelfLength = 8

// Number of gifts, which fill two rows on a desktop and four on a phone.
const bestSellersLength = 8

// Number of gifts with an occasion: enough that each occasion shows a different gift.
const occasionGiftsLength = 100

/** Creates the catalogue repository. */
export const createCatalogueRepo = (db: Database) => ({
  reviews: createReviewRepo(db),

  /** Returns the banners of the home page, in the shop's order. */
  banners: (): Promise<BannerRow[]> => db.select().from(banners).orderBy(asc(banners.position)),

  /** Returns every category that has a row of products on the home page, in the shop's order. */
  categories: (): Promise<CategoryRow[]> =>
    db.select().from(categories).where(eq(categories.isShelf, true)).orderBy(asc(categories.position)),

  /** Returns whether the shop has a page for companies. */
  hasCorporatePage: async (): Promise<boolean> =>
    (await db.$count(corporatePages, eq(corporatePages.id, 'corporate'))) > 0,

  /** Returns the products in the home page's row of each category, in the shop's order. */
  shelves: (): Promise<ProductInCategory<ListedProduct>[]> =>
    db
      .select({ product: listed, category: categories })
      .from(products)
      .innerJoin(categories, eq(categories.id, products.category))
      .where(and(eq(categories.isShelf, true), lt(products.position, shelfLength)))
      .orderBy(asc(categories.position), asc(products.position)),

  async findCategory(slug: string): Promise<CategoryRow | undefined> {
    const [found] = await db.select().from(categories).where(eq(categories.slug, slug))
    return found
  },

  /** Returns the occasions, in the shop's order. */
  occasions: (): Promise<FacetValueRow[]> =>
    db.select().from(facetValues).where(eq(facetValues.facet, 'occasion')).orderBy(asc(facetValues.position)),

  /** Returns the available gifts with an occasion, the most reviewed first. */
  occasionGifts: (): Promise<OccasionGift[]> =>
    db
      .select({ nid: products.nid, pictures: products.pictures, occasions: searchables.occasions })
      .from(products)
      .innerJoin(searchables, eq(searchables.nid, products.nid))
      .where(and(gt(products.stock, 0), sql`cardinality(${searchables.occasions}) > 0`))
      .orderBy(desc(products.reviews), asc(products.nid))
      .limit(occasionGiftsLength),

  /** Returns those of the products that the shop still has, by nid. */
  async listed(nids: readonly number[]): Promise<ReadonlyMap<number, ListedProduct>> {
    const found = nids.length
      ? await db
          .select(listed)
          .from(products)
          .where(inArray(products.nid, [...nids]))
      : []
    return new Map(found.map((product) => [product.nid, product]))
  },

  /** Returns those of the products that the shop still has, with all their columns, by nid. */
  async whole(nids: readonly number[]): Promise<ReadonlyMap<number, ProductRow>> {
    const found = nids.length
      ? await db
          .select()
          .from(products)
          .where(inArray(products.nid, [...nids]))
      : []
    return new Map(found.map((product) => [product.nid, product]))
  },

  /** Returns the most reviewed of the available gifts. */
  bestSellers: (): Promise<ListedProduct[]> =>
    db
      .select(listed)
      .from(products)
      .innerJoin(categories, eq(categories.id, products.category))
      .where(gt(products.stock, 0))
      .orderBy(desc(products.reviews), sql`${products.rating} desc nulls last`, asc(products.nid))
      .limit(bestSellersLength),

  /** Returns the products with this slug under any type, because a URL with a wrong type still finds its product. */
  async findBySlug(slug: string): Promise<ProductRow | undefined> {
    const [found] = await db.select().from(products).where(eq(products.slug, slug)).limit(1)
    return found
  },

  /** Returns the product that formerly had this slug, and the status of the redirect to its current URL. */
  async findByFormerSlug(slug: string) {
    const had = sql`${products.facts} -> 'formerSlugs' @> ${JSON.stringify([{ slug }])}::jsonb`
    const [product] = await db.select().from(products).where(had).limit(1)
    const former = product?.facts?.formerSlugs?.find((one) => one.slug === slug)
    return product && former && { product, status: former.status }
  },

  /** Returns the distinct delivery methods of gifts to a country, without the delivery time. */
  async waysOfDelivery(country: number): Promise<readonly CategoryDeliveryMethod[]> {
    const { category, through, isCake } = products
    const only = sql<readonly string[] | null>`${products.facts} -> 'delivery' -> 'cities'`
    const ways = await db
      .selectDistinct({ category, through, isCake, only })
      .from(products)
      .where(and(eq(products.country, country), gt(products.stock, 0)))
    return ways.map(({ only, ...way }) => ({
      ...way,
      vendorDays: 0,
      courierDays: 0,
      cities: only ?? undefined,
    }))
  },

  /** Returns the ISO numbers of the countries that gifts are sold to. */
  async countries(): Promise<readonly number[]> {
    const found = await db.selectDistinct({ country: products.country }).from(products)
    return found.map(({ country }) => country)
  },

  /** Returns names of the directory's cities, by id. */
  async cityNames(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const found = ids.length
      ? await db
          .select({ id: cities.id, name: cities.name })
          .from(cities)
          .where(inArray(cities.id, [...ids]))
      : []
    return new Map(found.map(({ id, name }) => [id, name]))
  },

  async findById(nid: number): Promise<ProductRow | undefined> {
    const [found] = await db.select().from(products).where(eq(products.nid, nid))
    return found
  },
})

/** The catalogue repository. */
export type CatalogueRepo = ReturnType<typeof createCatalogueRepo>
