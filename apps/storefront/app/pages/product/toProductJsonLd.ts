import { toRupees } from '@store/api-client/contract/money'
import { localizeHref } from '../../localizeHref.ts'
import type { ProductData } from './load.ts'

type Product = Pick<
  ProductData['product'],
  'title' | 'sku' | 'description' | 'pictures' | 'price' | 'priceRange' | 'isOutOfStock' | 'rating' | 'crumbs'
>

/**
 * Returns a product's structured data (JSON-LD): schema.org's Product with its Offer and rating, and its
 * breadcrumbs.
 */
export function toProductJsonLd(product: Product, address: string, brandName: string): readonly object[] {
  const absolute = (href: string) => new URL(localizeHref(href), address).href
  const { title, sku, description, pictures, isOutOfStock, rating, crumbs } = product
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: title,
      sku,
      description,
      image: pictures.map(({ src }) => absolute(src)),
      brand: { '@type': 'Brand', name: brandName },
      offers: {
        ...pricesOf(product),
        url: address,
        priceCurrency: 'INR',
        itemCondition: 'https://schema.org/NewCondition',
        availability: `https://schema.org/${isOutOfStock ? 'OutOfStock' : 'InStock'}`,
      },
      ...(rating && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: rating.average,
          reviewCount: rating.reviews,
          bestRating: 5,
          worstRating: 1,
        },
      }),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map(({ text, href }, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name: text,
        ...(href !== undefined && { item: absolute(href) }),
      })),
    },
  ]
}

/** Returns one price, or the lowest and highest price of a hamper that the shopper fills. */
const pricesOf = ({ price, priceRange }: Pick<Product, 'price' | 'priceRange'>) =>
  priceRange
    ? {
        '@type': 'AggregateOffer',
        lowPrice: toRupees(priceRange.from).toFixed(2),
        highPrice: toRupees(priceRange.to).toFixed(2),
        offerCount: 1,
      }
    : { '@type': 'Offer', price: toRupees(price).toFixed(2) }
