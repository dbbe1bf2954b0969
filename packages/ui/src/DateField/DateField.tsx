import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { Field } from '../Field/Field.tsx'
import { CalendarIcon } from '../icons/CalendarIcon.tsx'
import { CalendarContainer } from './CalendarContainer.tsx'
import { CalendarPanel } from './CalendarPanel.tsx'
import styles from './DateField.module.css'
import type { DateFieldProps } from './DateFieldProps.ts'
import { formatDay } from './formatDay.ts'
import { loadDateCalendar } from './loadDateCalendar.ts'

/** Minimum width at which the calendar is a dialog; on narrower screens, it opens below the field. */
const wideScreen = '(min-width: 768px)'

/** Date field, shown as DD-MM-YYYY and chosen from a lazy-loaded calendar. */
export function DateField(props: DateFieldProps) {
  const { label, labelNote, hint, error, name, required, disabled, ...rest } = props
  const { loadCalendar = loadDateCalendar, ...calendar } = rest
  const { messages, onChange } = calendar
  const panelId = useId()
  const field = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [surface, setSurface] = useState<'inline' | 'modal'>()
  const [open, setOpen] = useState(false)
  const [opening, setOpening] = useState(0)

  const show = () => {
    const view = input.current?.ownerDocument.defaultView
    setSurface(view?.matchMedia(wideScreen).matches ? 'modal' : 'inline')
    setOpening((before) => before + 1)
    setOpen(true)
  }
  const close = () => {
    setOpen(false)
    input.current?.focus()
  }
  const toggle = () => (open ? close() : show())

  const handleKey = (event: KeyboardEvent) => {
    const act = { Enter: toggle, ' ': toggle, ArrowDown: show, Escape: open && close }[event.key]
    if (!act) return
    // The handled keys must neither submit a form nor close a surrounding dialog.
    event.preventDefault()
    act()
  }

  const prepare = () => {
    // A failed preload is ignored, because opening loads again and reports an error.
    loadCalendar().catch(() => {})
  }

  return (
    <div className={styles.field} ref={field}>
      <Field label={label} labelNote={labelNote} hint={hint} error={error}>
        {(control) => (
          <span className={styles.frame}>
            <input
              {...control}
              ref={input}
              type="text"
              className={styles.input}
              value={formatDay(calendar.value)}
              placeholder={messages.placeholder}
              name={name}
              disabled={disabled}
              readOnly
              role="combobox"
              aria-haspopup="dialog"
              aria-expanded={open}
              aria-controls={open ? panelId : undefined}
              aria-required={required}
              autoComplete="off"
              onClick={toggle}
              onKeyDown={handleKey}
              onFocus={prepare}
              onPointerEnter={prepare}
            />
            <span className={styles.icon}>
              <CalendarIcon size="s" />
            </span>
          </span>
        )}
      </Field>
      {surface && (
        <CalendarContainer
          surface={surface}
          open={open}
          title={messages.title}
          closeLabel={messages.close}
          onClose={close}
          returnFocus={input}
        >
          <div className={styles.panel} id={panelId}>
            <CalendarPanel
              {...calendar}
              // A new `key` for each opening mounts a new calendar, which starts at the chosen day.
              key={opening}
              load={loadCalendar}
              field={field}
              onChange={(day, daysFromToday) => {
                onChange(day, daysFromToday)
                close()
              }}
            />
          </div>
        </CalendarContainer>
      )}
    </div>
  )
}
