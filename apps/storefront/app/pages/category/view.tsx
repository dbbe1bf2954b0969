import { Breadcrumb, Image } from '@store/ui'
import { categoryMessages } from '#messages/categoryMessages.ts'
import { listingMessages } from '#messages/listingMessages.ts'
import { hrefs } from '../../composition/hrefs.ts'
import type { PageViewDefinition } from '../../PageViewDefinition.ts'
import { GiftListing } from '../listing/GiftListing.tsx'
import styles from './category.module.css'
import type { CategoryData } from './load.ts'

/** A category page: its products with pagination, and its filters. */
export const view: PageViewDefinition<CategoryData> = {
  open: async (stores, { category, path, query }) => (
    <div className="inset">
      <Breadcrumb
        label={categoryMessages.breadcrumb}
        crumbs={[{ text: categoryMessages.home, href: hrefs.home() }, { text: category.title }]}
      />
      <header className={styles.head}>
        <h1 className={styles.title}>{category.title}</h1>
        <p className={styles.intro}>{category.intro}</p>
        {category.picture && (
          <Image
            className={styles.picture}
            src={category.picture.src}
            srcSet={category.picture.srcSet}
            sizes="430px"
            width={category.picture.width}
            height={category.picture.height}
            alt=""
            loading="lazy"
          />
        )}
      </header>
      <GiftListing
        {...{ stores, path, query }}
        results={category}
        natural={listingMessages.picks}
        emptyStateLink={{ text: listingMessages.showAll(category.title), href: path }}
      />
    </div>
  ),
  analytics: ({ category: { title, products } }) => ({ lists: [{ id: 'category', title, products }] }),
}
