import { Button, TrustStrip } from '@store/ui'
import { ProductGrid } from '../../chrome/ProductGrid.tsx'
import { hrefs } from '../../composition/hrefs.ts'
import type { PageData } from '../../PageData.ts'
import { definePage } from '../../PageModule.ts'
import { words } from '../../words.ts'
import styles from './home.module.css'

/** The home page: what the shop is, and its shelves. */
export const page = definePage<PageData['home']>({
  open: async (_, data) => <Home {...data} />,
})

function Home({ shelves }: PageData['home']) {
  return (
    <div className="inset">
      <section className={styles.hero}>
        <div className={styles.words}>
          <h1 className={styles.title}>{words.heroTitle}</h1>
          <p className={styles.text}>{words.heroText}</p>
          <Button href={hrefs.category('flowers')} size="l">
            {words.heroLink}
          </Button>
        </div>
        <picture>
          <source
            media="(min-width: 768px)"
            srcSet="/api/pictures/hero-1600.webp"
            width={1600}
            height={900}
          />
          <img
            className={styles.picture}
            src="/api/pictures/hero-800.webp"
            width={800}
            height={1000}
            alt=""
            fetchPriority="high"
          />
        </picture>
      </section>
      <TrustStrip figures={words.trust} />
      {shelves.map((shelf) => (
        <section key={shelf.id} className={styles.shelf} id={shelf.id} aria-labelledby={`${shelf.id}-title`}>
          <div className={styles.top}>
            <h2 className={styles.heading} id={`${shelf.id}-title`}>
              {shelf.title}
            </h2>
            <a className={styles.all} href={shelf.href} aria-label={words.seeAllOf(shelf.title)}>
              {words.seeAll}
            </a>
          </div>
          <ProductGrid cards={shelf.products} />
        </section>
      ))}
    </div>
  )
}
