import { Link } from '@store/ui'
import { sitemapMessages } from '#messages/sitemapMessages.ts'
import type { PageViewDefinition } from '../../PageViewDefinition.ts'
import type { SitemapData } from './load.ts'
import styles from './sitemap.module.css'

/** The HTML sitemap, for visitors who prefer reading to searching. */
export const view: PageViewDefinition<SitemapData> = {
  open: async (_, { parts }) => (
    <div className="inset">
      <div className={styles.map}>
        <h1 className={styles.title}>{sitemapMessages.title}</h1>
        <p className={styles.lead}>{sitemapMessages.lead}</p>
        {parts.map(({ title, links }) => (
          <section key={title}>
            <h2 className={styles.heading}>{title}</h2>
            <ul className={styles.links}>
              {links.map(({ text, href }) => (
                <li key={href}>
                  <Link className={styles.link} href={href}>
                    {text}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  ),
}
