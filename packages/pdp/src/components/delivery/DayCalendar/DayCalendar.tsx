import { type CalendarDate, parseCalendarDate } from '@store/api-client/contract/rules/calendarDays'
import { type DeliveryDays, getDayUnavailableReason } from '@store/api-client/contract/rules/deliveryDays'
import { isMarkedDay } from '@store/api-client/contract/rules/isMarkedDay'
import { Button } from '@store/ui'
import { calendarEn, DateCalendar } from '@store/ui/calendar'
import { Modal } from '@store/ui/modal'
import { type RefObject, useEffect, useState } from 'react'
import { afterFrame } from '../../../react/afterFrame.ts'
import { useDayMessages } from '../../../react/useDayMessages.ts'
import { useProduct } from '../../../react/useProduct.ts'
import type { DayPicker } from '../../../store/days/createDayPicker.ts'
import type { ProductDialogProps } from '../../dialogs/ProductDialogProps.ts'
import { ErrorMessage } from '../../ErrorMessage/ErrorMessage.tsx'
import styles from './DayCalendar.module.css'

/** Props of `DayCalendar`. */
export interface DayCalendarProps extends ProductDialogProps {
  readonly picker: DayPicker
  /** What opened it, which gets the focus back. */
  readonly returnFocus: RefObject<HTMLElement | null>
}

const nowhere = (date: CalendarDate): DeliveryDays => ({
  ...{ today: date, first: date, last: date, vendorFrom: -1, courierFrom: -1, blocked: [] },
})

/** All days there are, by India's calendar; a day that cannot be chosen says why (specification 2, section 4). */
export function DayCalendar({ picker, returnFocus, ...dialog }: DayCalendarProps) {
  const { state, check, messages } = useProduct()
  const words = useDayMessages()
  const opening = useOpening(dialog.open)

  const area = state.day?.area
  const served = area?.kind === 'known' && area.value.isServed ? area.value : undefined
  const known = served?.days ?? (check.kind === 'deliverable' ? nowhere(check.earliest) : undefined)
  if (!known) return null
  const { today, first, last } = known
  const current = state.day?.chosen?.date ?? first
  const blocked = (day: string) => {
    const why = getDayUnavailableReason(known, parseCalendarDate(day), current)
    return why && words.closed(why, day.slice(5))
  }
  const marked = (day: string) => {
    const date = parseCalendarDate(day)
    return isMarkedDay(date) || served?.marked.includes(date) ? words.marked(day.slice(5)) : undefined
  }
  return (
    <Modal {...dialog} title={words.heading} closeLabel={messages.close} returnFocus={returnFocus}>
      <ErrorMessage text={area?.kind === 'failed' ? words.daysFailed : undefined} />
      {area?.kind === 'failed' ? (
        <Button variant="quiet" onClick={() => void picker.retry()}>
          {words.retry}
        </Button>
      ) : (
        <div className={styles.days}>
          {opening > 0 && (
            <DateCalendar
              // Anew with each opening and once the days are known: its focus goes to a day then.
              key={`${opening} ${served !== undefined}`}
              {...{ today, min: first, max: last, blocked, marked }}
              value={current}
              loading={served === undefined}
              messages={messages.calendar ?? calendarEn}
              autoFocus
              onChange={(day) => {
                void picker.pick(parseCalendarDate(day))
                dialog.onClose()
              }}
            />
          )}
        </div>
      )}
    </Modal>
  )
}

/** How often the dialog has opened, counted once it is seen. */
function useOpening(isOpen: boolean): number {
  const [opening, setOpening] = useState(0)

  // A dialog takes the focus when it opens, which is outside React; a month of days takes longer than a tap's answer may.
  useEffect(() => {
    if (isOpen) return afterFrame(() => setOpening((before) => before + 1))
    return undefined
  }, [isOpen])

  return opening
}
