import type { ComponentType } from 'react'
import type { DateCalendarProps } from '../DateCalendar/DateCalendarProps.ts'
import type { FieldProps } from '../Field/FieldProps.ts'
import type { DateFieldMessages } from './DateFieldMessages.ts'

/** What {@link DateField} takes; every day is a calendar date `YYYY-MM-DD`, never an instant. */
export interface DateFieldProps
  extends Omit<FieldProps, 'counter'>,
    Omit<DateCalendarProps, 'messages' | 'autoFocus'> {
  /** The words. */
  readonly messages: DateFieldMessages
  /** Name in a form; the form gets `DD-MM-YYYY`. */
  readonly name?: string | undefined
  /**
   * Must be filled in.
   * @default false
   */
  readonly required?: boolean
  /**
   * Cannot be used now.
   * @default false
   */
  readonly disabled?: boolean
  /** Brings the calendar when it is first needed; by itself the field loads {@link DateCalendar}. */
  readonly loadCalendar?: (() => Promise<ComponentType<DateCalendarProps>>) | undefined
}
