import { formatDayAndYear } from '@store/api-client/contract/rules/formatDay'
import type { ContentPage } from '@store/api-client/contract/settings'
import { Breadcrumb } from '@store/ui'
import { articleMessages } from '#messages/articleMessages.ts'
import { locale } from '#messages/language.ts'
import { hrefs } from '../../composition/hrefs.ts'
import { ArticleBlockView } from './ArticleBlockView.tsx'
import styles from './ArticleView.module.css'

/** Renders a content page: breadcrumbs, title, lead and sections. */
export function ArticleView({ title, lead, changed, parent, sections }: ContentPage) {
  const way = parent ? [{ text: parent.text, href: parent.href }] : []
  return (
    <div className="inset">
      <Breadcrumb
        label={articleMessages.breadcrumb}
        crumbs={[{ text: articleMessages.home, href: hrefs.home() }, ...way, { text: title }]}
      />
      <article className={styles.article}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {changed && (
          <p className={styles.changed}>{articleMessages.changed(formatDayAndYear(changed, locale))}</p>
        )}
        {sections.map(({ heading, blocks }, at) => (
          <section key={heading ?? at} className={styles.section}>
            {heading && <h2 className={styles.heading}>{heading}</h2>}
            {blocks.map((block, place) => (
              // The content is static, so the index is a stable key.
              <ArticleBlockView key={place} block={block} />
            ))}
          </section>
        ))}
      </article>
    </div>
  )
}
