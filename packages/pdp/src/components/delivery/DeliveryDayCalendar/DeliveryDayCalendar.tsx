import { type CalendarDate, parseCalendarDate } from '@store/api-client/contract/rules/calendarDays'
import {
  type DeliveryDateRules,
  getDayUnavailableReason,
} from '@store/api-client/contract/rules/deliveryDays'
import { isHighlightedDate } from '@store/api-client/contract/rules/isHighlightedDate'
import { Button } from '@store/ui'
import { calendarEn, DateCalendar } from '@store/ui/calendar'
import { runAfterPaint } from '@store/ui/lazy'
import { mergeMessages } from '@store/ui/messages'
import { Modal } from '@store/ui/modal'
import { type RefObject, useEffect, useState } from 'react'
import type { ProductDialogProps } from '../../../react/ProductPartProps.ts'
import { useDeliveryDayMessages } from '../../../react/useDeliveryDayMessages.ts'
import { useProduct } from '../../../react/useProduct.ts'
import { useProductState } from '../../../react/useProductState.ts'
import type { DeliveryDayPicker } from '../../../store/days/createDeliveryDayPicker.ts'
import { ErrorMessage } from '../../ErrorMessage/ErrorMessage.tsx'
import styles from './DeliveryDayCalendar.module.css'

/** Props of `DeliveryDayCalendar`. */
export interface DeliveryDayCalendarProps extends ProductDialogProps {
  readonly picker: DeliveryDayPicker
  /** Ref of the button that opened the calendar, which gets the focus back. */
  readonly returnFocus: RefObject<HTMLElement | null>
}

const nowhere = (date: CalendarDate): DeliveryDateRules => ({
  ...{ today: date, first: date, last: date, vendorFrom: -1, courierFrom: -1, blocked: [] },
})

/** Renders all days by India's calendar; an unavailable day shows the reason (specification 2, section 4). */
export function DeliveryDayCalendar({ picker, returnFocus, ...dialog }: DeliveryDayCalendarProps) {
  const { check, messages } = useProduct()
  const day = useProductState(({ day }) => day)
  const words = useDeliveryDayMessages()
  const opening = useOpening(dialog.open)

  const area = day?.area
  const served = area?.kind === 'known' && area.value.isServed ? area.value : undefined
  const known = served?.days ?? (check.kind === 'deliverable' ? nowhere(check.earliest) : undefined)
  if (!known) return null
  const { today, first, last } = known
  const current = day?.chosen?.date ?? first
  const blocked = (day: string) => {
    const why = getDayUnavailableReason(known, parseCalendarDate(day), current)
    return why && words.closed(why, day.slice(5))
  }
  const marked = (day: string) => {
    const date = parseCalendarDate(day)
    return isHighlightedDate(date) || served?.marked.includes(date) ? words.marked(day.slice(5)) : undefined
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
              // The key remounts the calendar each time it opens and when the days are loaded, so that a day gets
              // focus.
              key={`${opening} ${served !== undefined}`}
              {...{ today, min: first, max: last, blocked, marked }}
              value={current}
              loading={served === undefined}
              messages={mergeMessages(calendarEn, messages.calendar)}
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

/** Returns how often the dialog was opened, counted after it became visible. */
function useOpening(isOpen: boolean): number {
  const [opening, setOpening] = useState(0)

  // The dialog takes focus before the days are rendered, because rendering a month may take longer than a tap's
  // response time.
  useEffect(() => {
    if (isOpen) return runAfterPaint(() => setOpening((before) => before + 1))
    return undefined
  }, [isOpen])

  return opening
}
