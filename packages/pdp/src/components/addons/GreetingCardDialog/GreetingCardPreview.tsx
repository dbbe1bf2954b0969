import type { GreetingCardText } from '@store/api-client/contract/rules/cardText'
import { useAddOnMessages } from '../../../react/useAddOnMessages.ts'
import styles from './GreetingCardDialog.module.css'

/** Props of `GreetingCardPreview`. */
export interface GreetingCardPreviewProps {
  /** Name of the occasion; `undefined` before one was chosen. */
  readonly occasion: string | undefined
  readonly text: GreetingCardText
}

/** Renders a preview of the printed card; unprintable characters are marked, not removed. */
export function GreetingCardPreview({ occasion, text }: GreetingCardPreviewProps) {
  const words = useAddOnMessages()
  let at = 0
  return (
    <figure className={styles.preview}>
      <figcaption className={styles.caption}>{words.card.preview}</figcaption>
      <div className={styles.card}>
        {occasion && <p className={styles.occasion}>{occasion}</p>}
        <p className={styles.words}>
          {text.count === 0 && <span className={styles.blank}>{words.card.blank}</span>}
          {text.parts.map((part) => {
            at += part.text.length
            return part.isRefused ? (
              <mark key={at} className={styles.refused}>
                {part.text}
              </mark>
            ) : (
              <span key={at}>{part.text}</span>
            )
          })}
        </p>
      </div>
    </figure>
  )
}
