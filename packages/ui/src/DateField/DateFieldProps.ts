import type { ComponentType } from 'react'
import type { DateCalendarProps } from '../DateCalendar/DateCalendarProps.ts'
import type { FieldProps } from '../Field/FieldProps.ts'
import type { DateFieldMessages } from './DateFieldMessages.ts'

/** Props of {@link DateField}; every day is a calendar date `YYYY-MM-DD`, never an instant. */
export interface DateFieldProps
  extends Omit<FieldProps, 'counter'>,
    Omit<DateCalendarProps, 'messages' | 'autoFocus'> {
  /** UI messages. */
  readonly messages: DateFieldMessages
  /** Name in the form; the form gets `DD-MM-YYYY`. */
  readonly name?: string | undefined
  /**
   * Whether the field is required.
   * @default false
   */
  readonly required?: boolean
  /**
   * Whether the field is disabled.
   * @default false
   */
  readonly disabled?: boolean
  /** Loads the calendar when it is first needed; without it the field loads {@link DateCalendar}. */
  readonly loadCalendar?: (() => Promise<ComponentType<DateCalendarProps>>) | undefined
}
