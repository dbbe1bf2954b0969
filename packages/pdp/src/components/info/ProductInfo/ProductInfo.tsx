import { ChevronRightIcon } from '@store/ui'
import type { ReactNode } from 'react'
import { useProduct } from '../../../react/useProduct.ts'
import styles from './ProductInfo.module.css'

/** What the box holds, what it is and how to keep it, one below the other to open (specification 2, section 2). */
export function ProductInfo() {
  const {
    state: { product },
    messages,
  } = useProduct()
  const parts: readonly Part[] = [
    {
      title: messages.contains,
      content: <List entries={product.contains} />,
      isEmpty: !product.contains.length,
    },
    {
      title: messages.description,
      content: <p className={styles.text}>{product.description}</p>,
      isEmpty: product.description.trim() === '',
    },
    { title: messages.care, content: <List entries={product.careTips} />, isEmpty: !product.careTips.length },
  ]
  return (
    <section className={styles.info} aria-label={messages.details}>
      {parts
        .filter(({ isEmpty }) => !isEmpty)
        .map(({ title, content }, index) => (
          <details key={title} className={styles.part} open={index === 0}>
            <summary className={styles.summary}>
              {title}
              <span className={styles.arrow} aria-hidden="true">
                <ChevronRightIcon size="s" />
              </span>
            </summary>
            <div className={styles.content}>{content}</div>
          </details>
        ))}
      <p className={styles.sku}>
        {messages.sku} <span className={styles.number}>{product.sku.toUpperCase()}</span>
      </p>
    </section>
  )
}

interface Part {
  readonly title: string
  readonly content: ReactNode
  readonly isEmpty: boolean
}

function List({ entries }: { readonly entries: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <li key={entry}>{entry}</li>
      ))}
    </ul>
  )
}
