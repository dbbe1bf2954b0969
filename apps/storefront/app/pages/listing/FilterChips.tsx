import { CrossIcon } from '@store/ui'
import styles from './GiftBrowser.module.css'
import { listingMessages } from './listingMessages.ts'
import type { FilterChip } from './toFilterChips.ts'

/**
 * Renders the active filters as chips: each links to the page without that filter, the last to the page without
 * any.
 */
export function FilterChips({
  chips,
  clear,
}: {
  readonly chips: readonly FilterChip[]
  readonly clear: string
}) {
  if (chips.length === 0) return null
  return (
    <ul className={styles.chips} aria-label={listingMessages.chosen}>
      {chips.map(({ text, href }) => (
        <li key={href}>
          <a className={styles.chip} href={href} aria-label={listingMessages.remove(text)}>
            {text}
            <CrossIcon size="s" />
          </a>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <a className={styles.clear} href={clear}>
            {listingMessages.clear}
          </a>
        </li>
      )}
    </ul>
  )
}
