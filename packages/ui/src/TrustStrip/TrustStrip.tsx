import styles from './TrustStrip.module.css'

/** One figure of a {@link TrustStrip}. */
export interface TrustStatistic {
  /** The number, such as "620+". */
  readonly figure: string
  /** What the number counts, such as "Cities Enjoying same-day delivery". */
  readonly text: string
}

/** Props of {@link TrustStrip}. */
export interface TrustStripProps {
  /** Two to four figures. */
  readonly figures: readonly TrustStatistic[]
}

/** Trust figures: a few numbers that say why to trust the shop. */
export function TrustStrip({ figures }: TrustStripProps) {
  return (
    <ul className={styles.strip}>
      {figures.map(({ figure, text }) => (
        <li key={text} className={styles.item}>
          <span className={styles.figure}>{figure} </span>
          <span className={styles.words}>{text}</span>
        </li>
      ))}
    </ul>
  )
}
