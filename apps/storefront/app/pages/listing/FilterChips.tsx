import { CrossIcon, Link } from '@store/ui'
import { listingMessages } from '#messages/listingMessages.ts'
import styles from './GiftListing.module.css'
import type { FilterChip } from './toFilterChips.ts'

/**
 * Renders the active filters as chips; each links to the page without that filter, and the last one to the page without
 * filters.
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
          <Link className={styles.chip} href={href} aria-label={listingMessages.remove(text)}>
            {text}
            <CrossIcon size="s" />
          </Link>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Link className={styles.clear} href={clear}>
            {listingMessages.clear}
          </Link>
        </li>
      )}
    </ul>
  )
}
