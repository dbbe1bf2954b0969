import type { Navigate } from '@store/api-client/contract/ports'
import { useEffect, useState } from 'react'
import type { SearchOption } from './SearchOption.ts'

interface SuggestionKeys {
  readonly field: HTMLInputElement
  /** Id of the list; options append their index. */
  readonly listId: string
  readonly typed: string
  readonly options: readonly SearchOption[]
  readonly isOpen: boolean
  readonly want: (isWanted: boolean) => void
  readonly go: Navigate
}

/**
 * Handles keys in a field with a list below it, and sets the field's ARIA attributes; returns the option that Enter
 * would select.
 */
export function useSuggestionKeyboard({
  field,
  listId,
  typed,
  options,
  isOpen,
  want,
  go,
}: SuggestionKeys): number {
  const [aim, setAim] = useState({ typed, at: -1 })
  const active = isOpen && aim.typed === typed ? aim.at : -1

  // The handlers are replaced on each change of the list, because they use its options.
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.isComposing) return
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
      const chosen = options[active]
      if (event.key === 'Escape' && isOpen) want(false)
      else if (event.key === 'Enter' && chosen) go(chosen.href)
      else if (step !== 0 && options.length > 0) {
        want(true)
        // There is one position more than there are options: the field itself with its typed text.
        const places = options.length + 1
        setAim({ typed, at: ((active + 1 + step + places) % places) - 1 })
      } else return
      event.preventDefault()
    }
    field.addEventListener('keydown', press)
    return () => field.removeEventListener('keydown', press)
  })

  // The ARIA attributes describe the list below the field to screen readers.
  useEffect(() => {
    const tell = (name: string, value: string | undefined) =>
      value === undefined ? field.removeAttribute(name) : field.setAttribute(name, value)
    tell('role', 'combobox')
    tell('aria-autocomplete', 'list')
    tell('aria-expanded', String(isOpen))
    tell('aria-controls', isOpen ? listId : undefined)
    tell('aria-activedescendant', active >= 0 ? `${listId}-${active}` : undefined)
  }, [field, listId, isOpen, active])

  return active
}
