import { addDays, type CalendarDate, toDayMonthYear } from '@store/api-client/contract/rules/calendarDays'
import { formatDay } from '@store/api-client/contract/rules/formatDay'
import { CalendarIcon } from '@store/ui'
import { runAfterPaint } from '@store/ui/lazy'
import { type KeyboardEvent, useId, useRef } from 'react'
import { useDeliveryDayMessages } from '../../../react/useDeliveryDayMessages.ts'
import { useLoadOnOpen } from '../../../react/useLoadOnOpen.ts'
import { useProduct } from '../../../react/useProduct.ts'
import { useProductState } from '../../../react/useProductState.ts'
import type { DeliveryDayPicker } from '../../../store/days/createDeliveryDayPicker.ts'
import { ErrorMessage } from '../../ErrorMessage/ErrorMessage.tsx'
import styles from './DeliveryDateField.module.css'
import { getFirstDeliveryDays } from './getFirstDeliveryDays.ts'

/** Props of `DayCards`. */
export interface DayCardsProps {
  readonly picker: DeliveryDayPicker
}

const loadCalendar = () =>
  import('../DeliveryDayCalendar/DeliveryDayCalendar.tsx').then(
    ({ DeliveryDayCalendar }) => DeliveryDayCalendar,
  )

/** Renders the first two days as cards, and a field that opens a calendar with all others. */
export function DayCards({ picker }: DayCardsProps) {
  const { check, messages } = useProduct()
  const day = useProductState(({ day }) => day)
  const words = useDeliveryDayMessages()
  const name = useId()
  const field = useRef<HTMLInputElement>(null)
  const { part: DayCalendar, state: calendar, open, close, preload } = useLoadOnOpen(loadCalendar)
  const days = getFirstDeliveryDays(day, check)
  const wished = day?.requestedDate
  const isOther = wished !== undefined && !days.includes(wished)

  const show = () => {
    // Called inside the tap handler, because phones open their keyboard only then.
    if (check.kind !== 'deliverable') return void picker.open()
    open()
    // Opens the calendar first; the available days load inside it.
    runAfterPaint(() => void picker.open())
  }
  const handleKey = (event: KeyboardEvent) => {
    if (!['Enter', ' ', 'ArrowDown'].includes(event.key)) return
    event.preventDefault()
    show()
  }
  return (
    <>
      <div className={styles.cards}>
        {([0, 1] as const).map((at) => (
          <DayCard
            key={at}
            name={name}
            at={at}
            date={days[at]}
            isChecked={wished === undefined ? at === 0 && day?.error !== 'noDate' : wished === days[at]}
            onChoose={() => void (days[at] ? picker.pick(days[at]) : picker.open())}
          />
        ))}
        <label className={isOther ? styles.chosenField : styles.field}>
          <span className={styles.title}>{words.pickDate}</span>
          <span className={styles.frame}>
            <input
              ref={field}
              className={styles.date}
              type="text"
              role="combobox"
              readOnly
              aria-label={words.field}
              aria-haspopup="dialog"
              aria-expanded={calendar === 'open'}
              aria-controls={undefined}
              autoComplete="off"
              placeholder={words.placeholder}
              value={isOther ? toDayMonthYear(wished) : ''}
              onClick={show}
              onKeyDown={handleKey}
              onFocus={preload}
              onPointerEnter={preload}
            />
            <CalendarIcon size="s" />
          </span>
        </label>
      </div>
      <ErrorMessage text={calendar === 'failed' ? messages.failed : undefined} />
      {DayCalendar && (
        <DayCalendar open={calendar === 'open'} onClose={close} picker={picker} returnFocus={field} />
      )}
    </>
  )
}

interface DayCardProps {
  readonly name: string
  readonly at: 0 | 1
  /** `undefined` if no location was chosen. */
  readonly date: CalendarDate | undefined
  readonly isChecked: boolean
  readonly onChoose: () => void
}

function DayCard({ name, at, date, isChecked, onChoose }: DayCardProps) {
  const { check, messages } = useProduct()
  const day = useProductState(({ day }) => day)
  const words = useDeliveryDayMessages()
  const today = day?.area.kind === 'known' && day.area.value.isServed ? day.area.value.days.today : undefined
  const title = () => {
    if (today && date === today) return words.today
    if (today && date === addDays(today, 1)) return words.tomorrow
    return at === 0 ? words.earliest : words.next
  }
  return (
    <label className={styles.card}>
      <input
        className={styles.input}
        type="radio"
        name={name}
        checked={isChecked}
        onChange={onChoose}
        // A click on a card that is already checked also counts as a choice.
        onClick={isChecked && day?.requestedDate === undefined ? onChoose : undefined}
      />
      <span className={styles.title}>{title()}</span>
      <span className={styles.note}>
        {date ? formatDay(date, messages.locale) : check.kind === 'checking' ? '…' : words.noPlaceYet}
      </span>
    </label>
  )
}
