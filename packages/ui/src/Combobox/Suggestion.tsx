import { type RefObject, useEffect, useRef } from 'react'
import type { ComboboxOption } from './ComboboxOption.ts'
import { HighlightedMatch } from './HighlightedMatch.tsx'
import styles from './Suggestion.module.css'

interface SuggestionProps {
  readonly id: string
  readonly option: ComboboxOption
  readonly typed: string
  readonly active: boolean
  readonly onChoose: (option: ComboboxOption) => void
}

/** Renders a suggestion: its text, its details, and a note, such as the reason why it cannot be chosen. */
export function Suggestion({ id, option, typed, active, onChoose }: SuggestionProps) {
  const { text, detail, disabled, reason } = option
  const note = disabled ? reason : option.note
  const element = useRef<HTMLDivElement>(null)
  useInView(element, active)
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the field; aria-activedescendant points here.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys.
    <div
      ref={element}
      id={id}
      className={styles.option}
      role="option"
      aria-selected={active}
      aria-disabled={disabled || undefined}
      onClick={() => onChoose(option)}
    >
      <span className={styles.text}>
        <HighlightedMatch text={text} typed={typed} />
      </span>
      {detail && <span className={styles.detail}>{detail}</span>}
      {note && <span className={styles.reason}>{note}</span>}
    </div>
  )
}

function useInView(element: RefObject<HTMLElement | null>, active: boolean) {
  // The active option does not get focus, so the browser does not scroll it into view by itself.
  useEffect(() => {
    if (active) element.current?.scrollIntoView({ block: 'nearest' })
  }, [element, active])
}
