import { CrossIcon } from '@store/ui'
import type { Chip } from './findChips.ts'
import { findingWords } from './findingWords.ts'
import styles from './GiftBrowser.module.css'

/** What gifts are narrowed down by: each leads to the page without it, the last to the page without any. */
export function Chips({ chips, clear }: { readonly chips: readonly Chip[]; readonly clear: string }) {
  if (chips.length === 0) return null
  return (
    <ul className={styles.chips} aria-label={findingWords.chosen}>
      {chips.map(({ text, href }) => (
        <li key={href}>
          <a className={styles.chip} href={href} aria-label={findingWords.remove(text)}>
            {text}
            <CrossIcon size="s" />
          </a>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <a className={styles.clear} href={clear}>
            {findingWords.clear}
          </a>
        </li>
      )}
    </ul>
  )
}
