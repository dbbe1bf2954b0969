import { Breadcrumb } from '@store/ui'
import { ProductGrid } from '../../chrome/ProductGrid.tsx'
import { hrefs } from '../../composition/hrefs.ts'
import type { PageData } from '../../PageData.ts'
import { definePage } from '../../PageModule.ts'
import { words } from '../../words.ts'
import styles from './category.module.css'

// What a desktop shows without scrolling.
const seenAtOnce = 4

/** A category's page: what is found here, and all of it. */
export const page = definePage<PageData['category']>({
  open: async (_, { category: { title, intro, products } }) => (
    <div className="inset">
      <Breadcrumb
        label={words.breadcrumb}
        crumbs={[{ text: words.home, href: hrefs.home() }, { text: title }]}
      />
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.intro}>{intro}</p>
      </header>
      <ProductGrid cards={products} headingLevel={2} seen={seenAtOnce} />
    </div>
  ),
})
