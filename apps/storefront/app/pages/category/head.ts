import { categoryMessages } from '#messages/categoryMessages.ts'
import type { Head, HeadContext } from '../../Head.ts'
import { localizeHref } from '../../localizeHref.ts'
import { createListingHead } from '../listing/createListingHead.ts'
import type { CategoryData } from './load.ts'

/** Returns the head of a category page. */
export const categoryHead = ({ category, path, query }: CategoryData, { shop }: HeadContext): Head => ({
  title: `${categoryMessages.title(category.title, category.page)} | ${shop.name}`,
  description: category.intro,
  ...createListingHead(query, category),
  jsonLd: (address) => [
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          name: categoryMessages.home,
          item: new URL(localizeHref('/'), address).href,
        },
        {
          '@type': 'ListItem',
          position: 2,
          name: category.title,
          item: new URL(localizeHref(path), address).href,
        },
      ],
    },
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      itemListElement: category.products.map(({ href, title }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        url: new URL(localizeHref(href), address).href,
      })),
    },
  ],
})
