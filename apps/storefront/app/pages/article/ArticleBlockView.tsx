import type { ContentBlock } from '@store/api-client/contract/settings'
import { Link } from '@store/ui'
import styles from './ArticleView.module.css'

/** Renders one block of an article. */
export function ArticleBlockView({ block }: { readonly block: ContentBlock }) {
  switch (block.kind) {
    case 'text':
      return <p className={styles.text}>{block.text}</p>
    case 'list':
      return (
        <ul className={styles.list}>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )
    case 'links':
      return (
        <ul className={styles.links}>
          {block.links.map(({ text, href, note }) => (
            <li key={href}>
              <Link className={styles.link} href={href}>
                {text}
              </Link>
              {note && <p className={styles.note}>{note}</p>}
            </li>
          ))}
        </ul>
      )
    case 'facts':
      return (
        <dl className={styles.facts}>
          {block.rows.map(([name, value]) => (
            <div key={name} className={styles.fact}>
              <dt className={styles.name}>{name}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      )
    case 'questions':
      return (
        <div className={styles.questions}>
          {block.items.map(({ ask, answer }) => (
            <details key={ask} className={styles.question}>
              <summary className={styles.ask}>{ask}</summary>
              <p className={styles.text}>{answer}</p>
            </details>
          ))}
        </div>
      )
    case 'quotes':
      return (
        <ul className={styles.quotes}>
          {block.quotes.map((quote) => (
            <li key={quote} className={styles.quote}>
              {quote}
            </li>
          ))}
        </ul>
      )
    case 'codes':
      return (
        <ul className={styles.codes}>
          {block.codes.map(({ code, text }) => (
            <li key={code} className={styles.coupon}>
              <strong className={styles.code}>{code}</strong>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      )
  }
}
