import { parseCalendarDate } from '@store/api-client/contract/rules/calendarDays'
import { formatDay } from '@store/api-client/contract/rules/formatDay'
import { DateField } from '@store/ui/date-field'
import { useId } from 'react'
import { createHamperPart } from '../../react/createHamperPart.ts'
import { useHamper } from '../../react/useHamper.ts'
import { getHamperDates } from '../../store/getHamperDates.ts'
import styles from './HamperDateField.module.css'

/** Renders the delivery date picker of a hamper (specification 1, sections 2 and 4: hamper delivery date picker). */
export const HamperDateField = createHamperPart((slots) => slots.deliveryDay, OwnDeliveryDay)

function OwnDeliveryDay() {
  const { state, actions, today, messages } = useHamper()
  const { date, offsetDays, isDateGone } = state
  const headingId = useId()
  const { first, isBlocked } = getHamperDates(state, today)
  return (
    <section className={styles.day} aria-labelledby={headingId}>
      <h2 className={styles.heading} id={headingId}>
        {messages.whenToDeliver}
      </h2>
      <DateField
        label={messages.day}
        hint={messages.earliest(formatDay(first, messages.locale))}
        error={isDateGone ? messages.dateGone : undefined}
        messages={messages.dateField}
        today={today}
        min={first}
        blocked={(day) => (isBlocked(day) ? messages.dateGone : undefined)}
        value={date ?? ''}
        disabled={offsetDays < 0}
        onChange={(day) => actions.setDate(parseCalendarDate(day))}
      />
    </section>
  )
}
