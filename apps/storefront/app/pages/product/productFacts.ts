import { toRupees } from '@store/api-client/contract/money'
import { brand } from '../../brand.ts'
import type { PageData } from '../../PageData.ts'

type Product = Pick<
  PageData['product']['product'],
  'title' | 'sku' | 'description' | 'pictures' | 'price' | 'isOutOfStock' | 'rating' | 'crumbs'
>

/** What search engines are told of a product: schema.org's Product with its Offer and rating, and the way to it. */
export function productFacts(product: Product, address: string): readonly object[] {
  const absolute = (href: string) => new URL(href, address).href
  const { title, sku, description, pictures, price, isOutOfStock, rating, crumbs } = product
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: title,
      sku,
      description,
      image: pictures.map(({ src }) => absolute(src)),
      brand: { '@type': 'Brand', name: brand.name },
      offers: {
        '@type': 'Offer',
        url: address,
        price: toRupees(price).toFixed(2),
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
