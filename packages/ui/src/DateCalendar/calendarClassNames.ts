import styles from './DateCalendar.module.css'

/** Maps the library's part names to our class names. */
export const calendarClassNames = {
  root: styles.root ?? '',
  months: styles.months ?? '',
  month: styles.month ?? '',
  month_caption: styles.caption ?? '',
  caption_label: styles.heading ?? '',
  button_previous: `${styles.turn} ${styles.back}`,
  button_next: `${styles.turn} ${styles.on}`,
  month_grid: styles.grid ?? '',
  weekdays: styles.week ?? '',
  weekday: styles.weekday ?? '',
  weeks: styles.weeks ?? '',
  week: styles.week ?? '',
  day: styles.cell ?? '',
  day_button: styles.day ?? '',
}
