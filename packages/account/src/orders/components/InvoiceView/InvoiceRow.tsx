import styles from './InvoiceView.module.css'

/** Renders a label and its value. */
export function InvoiceRow({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd className={styles.value}>{value}</dd>
    </div>
  )
}
