import type { DeliveryRequirements } from '@store/api-client/contract/rules/earliestDelivery'
import { and, asc, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { type BannerRow, banners } from '../db/schema/banners.ts'
import { type CategoryRow, categories } from '../db/schema/categories.ts'
import { cities } from '../db/schema/cities.ts'
import { type ProductRow, products } from '../db/schema/products.ts'
import { type FacetValueRow, facetValues, searchables } from '../db/schema/searchables.ts'
import { createReviewRepo } from './createReviewRepo.ts'
import { type ListedProduct, listedColumns as listed } from './ListedProduct.ts'
import type { OccasionGift } from './serializeOccasions.ts'

export type { ListedProduct } from './ListedProduct.ts'

/** A product with the category it is found in. */
export interface CategorisedProduct<Product = ProductRow> {
  readonly product: Product
  readonly category: CategoryRow
}

/** A product, and the category it is found in where that has a page; add-ons are found in none. */
export interface ProductWithCategory {
  readonly product: ProductRow
  readonly category: CategoryRow | null
}

/** A way in which gifts of a category that there are some of are delivered. */
export interface DeliveryMethod extends DeliveryRequirements {
  readonly category: string
}

// Two rows on a desktop, four on a phone.
const shelfLength = 8

// Two rows on a desktop, four on a phone.
const bestSellersLength = 8

// Enough that each occasion has one of its own.
const occasionGiftsLength = 100

/** Gifts in the database. */
export const createCatalogueRepo = (db: Database) => ({
  /** What shoppers said. */
  reviews: createReviewRepo(db).page,

  /** What the home page opens with, in the shop's order. */
  banners: (): Promise<BannerRow[]> => db.select().from(banners).orderBy(asc(banners.position)),

  /** Every category with a shelf, in the shop's order. */
  categories: (): Promise<CategoryRow[]> =>
    db.select().from(categories).where(eq(categories.isShelf, true)).orderBy(asc(categories.position)),

  /** The first products of every category that has a shelf on the home page, in the shop's order. */
  shelves: (): Promise<CategorisedProduct<ListedProduct>[]> =>
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

  /** What gifts are for, in the shop's order. */
  occasions: (): Promise<FacetValueRow[]> =>
    db.select().from(facetValues).where(eq(facetValues.facet, 'occasion')).orderBy(asc(facetValues.position)),

  /** The gifts there are that are for something, those most shoppers have reviewed first. */
  occasionGifts: (): Promise<OccasionGift[]> =>
    db
      .select({ nid: products.nid, pictures: products.pictures, occasions: searchables.occasions })
      .from(products)
      .innerJoin(searchables, eq(searchables.nid, products.nid))
      .where(and(gt(products.stock, 0), sql`cardinality(${searchables.occasions}) > 0`))
      .orderBy(desc(products.reviews), asc(products.nid))
      .limit(occasionGiftsLength),

  /** Those of these products that are sold, by nid. */
  async listed(nids: readonly number[]): Promise<ReadonlyMap<number, ListedProduct>> {
    const found = nids.length
      ? await db
          .select(listed)
          .from(products)
          .where(inArray(products.nid, [...nids]))
      : []
    return new Map(found.map((product) => [product.nid, product]))
  },

  /** Those of these products that are sold, with all that is known of them, by nid. */
  async whole(nids: readonly number[]): Promise<ReadonlyMap<number, ProductRow>> {
    const found = nids.length
      ? await db
          .select()
          .from(products)
          .where(inArray(products.nid, [...nids]))
      : []
    return new Map(found.map((product) => [product.nid, product]))
  },

  /** What most shoppers have reviewed, of the gifts there are. */
  bestSellers: (): Promise<ListedProduct[]> =>
    db
      .select(listed)
      .from(products)
      .innerJoin(categories, eq(categories.id, products.category))
      .where(gt(products.stock, 0))
      .orderBy(desc(products.reviews), sql`${products.rating} desc nulls last`, asc(products.nid))
      .limit(bestSellersLength),

  /** Products whose slug this is under any type: an address with a wrong type still leads home. */
  async findBySlug(slug: string): Promise<ProductRow | undefined> {
    const [found] = await db.select().from(products).where(eq(products.slug, slug)).limit(1)
    return found
  },

  /** The product whose page had a slug before, and the status that redirects it. */
  async findByFormerSlug(slug: string) {
    const had = sql`${products.facts} -> 'formerSlugs' @> ${JSON.stringify([{ slug }])}::jsonb`
    const [product] = await db.select().from(products).where(had).limit(1)
    const former = product?.facts?.formerSlugs?.find((one) => one.slug === slug)
    return product && former && { product, status: former.status }
  },

  /** The ways in which gifts to a country are delivered, each once; how many days that takes is left out. */
  async waysOfDelivery(country: number): Promise<readonly DeliveryMethod[]> {
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

  /** The countries gifts are sold to, by their ISO numbers. */
  async countries(): Promise<readonly number[]> {
    const found = await db.selectDistinct({ country: products.country }).from(products)
    return found.map(({ country }) => country)
  },

  /** Names of cities of the directory, by id. */
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

/** Gifts in the database. */
export type CatalogueRepo = ReturnType<typeof createCatalogueRepo>
