import { NotFoundView } from '@store/ui'
import { hrefs } from '../../composition/hrefs.ts'
import type { PageData } from '../../PageData.ts'
import { definePage } from '../../PageModule.ts'
import { categoryLinks, words } from '../../words.ts'
import styles from './notFound.module.css'

/** The not-found page (specification 1, section 2). */
export const page = definePage<PageData['notFound']>({
  open: async () => (
    <div className="inset">
      <NotFoundView
        title={words.notFoundTitle}
        text={words.notFoundText}
        home={{ label: words.backHome, href: hrefs.home() }}
      >
        <nav className={styles.shelves} aria-labelledby="favourites">
          <h2 className={styles.heading} id="favourites">
            {words.notFoundShelves}
          </h2>
          <ul className={styles.list}>
            {categoryLinks.map(({ slug, text }) => (
              <li key={slug}>
                <a className={styles.link} href={hrefs.category(slug)}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </NotFoundView>
    </div>
  ),
})
