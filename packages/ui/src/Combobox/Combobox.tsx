import { forwardRef, useId } from 'react'
import { Button } from '../Button/Button.tsx'
import { classNames } from '../classNames.ts'
import { Field } from '../Field/Field.tsx'
import { WarningIcon } from '../icons/WarningIcon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import styles from './Combobox.module.css'
import type { ComboboxProps } from './ComboboxProps.ts'
import { Suggestions } from './Suggestions.tsx'
import { useCombobox } from './useCombobox.ts'
import { useDebounced } from './useDebounced.ts'

/**
 * Combobox: a text field with suggestions below it. The typed text is the value until the shopper chooses a suggestion.
 */
export const Combobox = forwardRef<HTMLInputElement, ComboboxProps>(function Combobox(props, ref) {
  const { label, labelNote, hint, error, counter, ...rest } = props
  const { value, options, messages, onInput, onSelect, onRetry, onPress, prefix, suffix, ...others } = rest
  const { status: asked, announceAfterMs = 600, onBlur, autoComplete = 'off', ...input } = others
  const status = asked === 'ready' && options.length === 0 ? 'empty' : asked
  const listId = useId()
  const { room, ...box } = useCombobox({ ...props, status })
  const words = status === 'loading' || status === 'empty' ? messages[status] : undefined
  const given = box.wanted ? sayStatus({ ...props, status }) : ''
  const announced = useDebounced(given, announceAfterMs)

  const retry = () => {
    // The retry button is removed with the error, so focus moves to the field.
    room.current?.querySelector('input')?.focus()
    onRetry?.()
  }

  return (
    <Field label={label} labelNote={labelNote} hint={hint} error={error} counter={counter}>
      {(control) => (
        <div className={styles.room} ref={room}>
          <span className={classNames(styles.box, onPress && styles.pressable)}>
            {prefix && <span className={styles.slot}>{prefix}</span>}
            <input
              {...input}
              {...control}
              ref={ref}
              className={styles.input}
              type="text"
              role="combobox"
              aria-autocomplete="list"
              aria-haspopup={onPress ? 'dialog' : 'listbox'}
              aria-expanded={box.listed}
              aria-controls={box.listed ? listId : undefined}
              aria-activedescendant={box.active && `${listId}-${options.indexOf(box.active)}`}
              autoComplete={autoComplete}
              autoCorrect="off"
              spellCheck={false}
              value={value}
              onChange={(event) => box.handleText(event.target.value)}
              onClick={box.handleClick}
              onKeyDown={box.handleKey}
              onBlur={() => {
                box.close()
                onBlur?.()
              }}
            />
            {status === 'loading' && <span className={styles.spinner} aria-hidden="true" />}
            {suffix && <span className={styles.slot}>{suffix}</span>}
          </span>
          {(box.listed || (box.wanted && words)) && (
            <Suggestions
              id={listId}
              label={label}
              options={options}
              activeId={box.active?.id}
              typed={value}
              words={box.listed ? undefined : words}
              onChoose={box.choose}
            />
          )}
          {status === 'failed' && (
            <div className={styles.failed}>
              <WarningIcon size="s" />
              {/* Hidden from screen readers: the status region announces the same text. */}
              <span className={styles.words} aria-hidden="true">
                {messages.failed}
              </span>
              {onRetry && (
                <Button variant="quiet" onClick={retry}>
                  {messages.retry}
                </Button>
              )}
            </div>
          )}
          <VisuallyHidden>
            <span role="status">{announced === given && given}</span>
          </VisuallyHidden>
        </div>
      )}
    </Field>
  )
})

function sayStatus({ status, options, messages }: ComboboxProps): string {
  if (status === 'idle') return ''
  return status === 'ready' ? messages.count(options.length) : messages[status]
}
