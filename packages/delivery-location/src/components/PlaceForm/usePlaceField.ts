import { useLazy } from '@store/ui/lazy'
import { type ComponentType, type MutableRefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { PlaceAutocompleteProps } from './PlaceAutocomplete.tsx'

/** The field in its current variant. */
export interface PlaceInputField {
  /** Ref callback of the input element, in either variant. */
  readonly attach: (input: HTMLInputElement | null) => void
  /** Returns the mounted input element; `null` before it is mounted. */
  readonly element: () => HTMLInputElement | null
  /** The autocomplete field, after it was loaded. */
  readonly Autocomplete: ComponentType<PlaceAutocompleteProps> | undefined
}

interface FieldOptions {
  /** Whether to load the autocomplete field. */
  readonly isWanted: boolean
  readonly isPhone: boolean
  /** Opens the sheet that replaces the field on phones. */
  readonly openSheet: () => void
  /** Ref of the caller, which also receives the input element. */
  readonly fieldRef: MutableRefObject<HTMLInputElement | null> | undefined
}

/**
 * Returns the plain field first, and the autocomplete field after it was lazy-loaded. On phones the field opens a
 * sheet, so it is replaced only when the visitor is not typing, and the sheet opens at once if an empty field was
 * tapped. On larger screens, focus and caret move to the new field.
 */
export function usePlaceField({ isWanted, isPhone, openSheet, fieldRef }: FieldOptions): PlaceInputField {
  const own = useRef<HTMLInputElement | null>(null)
  const input = fieldRef ?? own
  const caret = useRef<readonly [number | null, number | null] | undefined>(undefined)
  const { part } = useLazy(loadAutocomplete, isWanted)
  const [Autocomplete, setAutocomplete] = useState<PlaceInputField['Autocomplete']>()
  const open = useRef(openSheet)
  open.current = openSheet

  // Runs in an effect, because only the DOM shows whether the visitor is typing.
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
    take()
  }, [part, Autocomplete, isPhone, input])

  const attach = useCallback(
    (element: HTMLInputElement | null) => {
      const { current: before } = input
      // Read when the field is replaced, because the visitor may have typed since the autocomplete field was requested.
      if (!element && before && before.ownerDocument.activeElement === before)
        caret.current = [before.selectionStart, before.selectionEnd]
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
