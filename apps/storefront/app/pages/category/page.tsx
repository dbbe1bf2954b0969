import { Breadcrumb } from '@store/ui'
import { ProductGrid } from '../../chrome/ProductGrid.tsx'
import { hrefs } from '../../composition/hrefs.ts'
import type { PageData } from '../../PageData.ts'
import { definePage } from '../../PageModule.ts'
import styles from './category.module.css'
import { categoryWords } from './categoryWords.ts'

// What a desktop shows without scrolling.
const seenAtOnce = 4

/** A category's page: what is found here, and all of it. */
export const page = definePage<PageData['category']>({
  open: async (_, { category: { title, intro, products } }) => (
    <div className="inset">
      <Breadcrumb
        label={categoryWords.breadcrumb}
        crumbs={[{ text: categoryWords.home, href: hrefs.home() }, { text: title }]}
      />
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.intro}>{intro}</p>
      </header>
      <ProductGrid cards={products} headingLevel={2} seen={seenAtOnce} />
    </div>
  ),
})
