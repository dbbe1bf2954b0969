/** Lazy-loads the calendar as a separate chunk, so that a page with a date field loads it only when it opens. */
export const loadDateCalendar = () =>
  import('../DateCalendar/DateCalendar.tsx').then(({ DateCalendar }) => DateCalendar)
