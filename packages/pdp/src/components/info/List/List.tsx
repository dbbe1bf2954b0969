import styles from './List.module.css'

/** Props of `List`. */
export interface ListProps {
  /** The entries. */
  readonly entries: readonly string[]
}

/** Renders a vertical list. */
export function List({ entries }: ListProps) {
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <li key={entry}>{entry}</li>
      ))}
    </ul>
  )
}
