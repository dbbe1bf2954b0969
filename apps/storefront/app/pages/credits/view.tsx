import { thirdPartyCreditsMessages } from '#messages/thirdPartyCreditsMessages.ts'
import type { PageViewDefinition } from '../../PageViewDefinition.ts'
import styles from './credits.module.css'

/** The credits page: sources of third-party data and art. */
export const view: PageViewDefinition<object> = {
  open: async () => (
    <div className="inset">
      <article className={styles.credits}>
        <h1 className={styles.title}>{thirdPartyCreditsMessages.title}</h1>
        <p className={styles.lead}>{thirdPartyCreditsMessages.text}</p>
        {thirdPartyCreditsMessages.credits.map(({ title, text, links }) => (
          <section className={styles.credit} key={title}>
            <h2 className={styles.heading}>{title}</h2>
            <p className={styles.text}>{text}</p>
            <ul className={styles.links}>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <a className={styles.link} href={href}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </article>
    </div>
  ),
}
