import { pipe, regex, string } from 'valibot'

/** A yearly date as `MM-DD`. */
export const monthDaySchema = pipe(
  string(),
  regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'a month and a day, such as 02-14'),
)
