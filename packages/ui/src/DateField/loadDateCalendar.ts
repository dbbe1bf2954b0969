/** The calendar in a file of its own: a page with a date field does not pay for it before it is opened. */
export const loadDateCalendar = () =>
  import('../DateCalendar/DateCalendar.tsx').then(({ DateCalendar }) => DateCalendar)
