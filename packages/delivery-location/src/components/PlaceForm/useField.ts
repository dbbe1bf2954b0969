import { type ComponentType, type MutableRefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useLazy } from '../lazy/useLazy.ts'
import type { PlaceAutocompleteProps } from './PlaceAutocomplete.tsx'

/** The field as it stands now. */
export interface Field {
  /** Takes the field's element, whichever of the two it is. */
  readonly attach: (input: HTMLInputElement | null) => void
  /** The element, once it is there. */
  readonly element: () => HTMLInputElement | null
  /** The field with suggestions, once it has come. */
  readonly Autocomplete: ComponentType<PlaceAutocompleteProps> | undefined
}

interface FieldOptions {
  /** The field with suggestions is to come. */
  readonly isWanted: boolean
  readonly isPhone: boolean
  /** Opens what stands in the field's place on phones. */
  readonly openSheet: () => void
  /** Takes the field's element too. */
  readonly fieldRef: MutableRefObject<HTMLInputElement | null> | undefined
}

/**
 * The plain field at first, and the one with suggestions as soon as it has come. On phones it waits until nobody types,
 * because there it opens a sheet, at once where it was tapped and nothing is typed yet; elsewhere focus and caret move along.
 */
export function useField({ isWanted, isPhone, openSheet, fieldRef }: FieldOptions): Field {
  const own = useRef<HTMLInputElement | null>(null)
  const input = fieldRef ?? own
  const caret = useRef<readonly [number | null, number | null] | undefined>(undefined)
  const part = useLazy(loadAutocomplete, isWanted)
  const [Autocomplete, setAutocomplete] = useState<Field['Autocomplete']>()
  const open = useRef(openSheet)
  open.current = openSheet

  // Whether somebody is typing is known to the page alone.
  useEffect(() => {
    if (!part || Autocomplete) return
    const { current: plain } = input
    const isFocused = plain !== null && plain.ownerDocument.activeElement === plain
    const take = () => setAutocomplete(() => part)
    if (isFocused && isPhone && plain.value === '') open.current()
    else if (isFocused && isPhone) {
      plain.addEventListener('blur', take, { once: true })
      return () => plain.removeEventListener('blur', take)
    }
    caret.current = isFocused ? [plain.selectionStart, plain.selectionEnd] : undefined
    take()
  }, [part, Autocomplete, isPhone, input])

  const attach = useCallback(
    (element: HTMLInputElement | null) => {
      input.current = element
      if (!element || !caret.current) return
      element.focus({ preventScroll: true })
      element.setSelectionRange(...caret.current)
      caret.current = undefined
    },
    [input],
  )

  return { attach, element: () => input.current, Autocomplete }
}

const loadAutocomplete = () => import('./PlaceAutocomplete.tsx').then((loaded) => loaded.PlaceAutocomplete)
