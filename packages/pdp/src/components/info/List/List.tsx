import styles from './List.module.css'

/** Props of `List`. */
export interface ListProps {
  /** One thing each. */
  readonly entries: readonly string[]
}

/** Things one below the other. */
export function List({ entries }: ListProps) {
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <li key={entry}>{entry}</li>
      ))}
    </ul>
  )
}
