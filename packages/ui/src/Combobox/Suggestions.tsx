import { useRef } from 'react'
import type { ComboboxOption } from './ComboboxOption.ts'
import { groupOptions } from './groupOptions.ts'
import { Suggestion } from './Suggestion.tsx'
import styles from './Suggestions.module.css'
import { useTopLayer } from './useTopLayer.ts'

interface SuggestionsProps {
  readonly id: string
  /** Name of the list. */
  readonly label: string
  readonly options: readonly ComboboxOption[]
  readonly activeId: string | undefined
  readonly typed: string
  /** Message shown instead of a list. */
  readonly words: string | undefined
  readonly onChoose: (option: ComboboxOption) => void
}

/** The suggestion list below the field, above all other content. Pressing it leaves focus in the field. */
export function Suggestions({ words, ...list }: SuggestionsProps) {
  const popup = useRef<HTMLDivElement>(null)
  useTopLayer(popup)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps focus where it is.
    <div
      ref={popup}
      className={styles.popup}
      popover="manual"
      onMouseDown={(event) => event.preventDefault()}
    >
      <div className={styles.card}>
        {words === undefined ? (
          <List {...list} />
        ) : (
          // Hidden from screen readers, because the status region announces the same text.
          <p className={styles.words} aria-hidden="true">
            {words}
          </p>
        )}
      </div>
    </div>
  )
}

function List({ id, label, options, activeId, typed, onChoose }: Omit<SuggestionsProps, 'words'>) {
  const draw = (option: ComboboxOption) => (
    <Suggestion
      key={option.id}
      id={`${id}-${options.indexOf(option)}`}
      option={option}
      typed={typed}
      active={option.id === activeId}
      onChoose={onChoose}
    />
  )
  return (
    <div
      id={id}
      className={styles.list}
      role="listbox"
      aria-label={label}
      // Chromium makes a scrollable element a tab stop, which is prevented here.
      tabIndex={-1}
    >
      {groupOptions(options).map(({ name, options: members }) =>
        name === undefined ? (
          members.map(draw)
        ) : (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox.
          <div key={members[0]?.id} className={styles.group} role="group" aria-label={name}>
            <span className={styles.heading} aria-hidden="true">
              {name}
            </span>
            {members.map(draw)}
          </div>
        ),
      )}
    </div>
  )
}
