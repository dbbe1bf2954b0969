import { type KeyboardEvent, type RefObject, useCallback, useRef, useState } from 'react'
import type { ComboboxOption } from './ComboboxOption.ts'
import type { ComboboxProps } from './ComboboxProps.ts'
import { moveActiveOption } from './moveActiveOption.ts'
import { useOutsidePress } from './useOutsidePress.ts'

type Request = Pick<
  ComboboxProps,
  'value' | 'options' | 'status' | 'readOnly' | 'onInput' | 'onSelect' | 'onPress'
>

interface ComboboxState {
  /** Element that contains the field and its suggestions. */
  readonly room: RefObject<HTMLDivElement | null>
  /** Whether the shopper has opened the list. */
  readonly wanted: boolean
  /** Whether suggestions are visible. */
  readonly listed: boolean
  /** The option that Enter would choose. */
  readonly active: ComboboxOption | undefined
  readonly close: () => void
  readonly choose: (option: ComboboxOption) => void
  readonly handleText: (text: string) => void
  readonly handleClick: () => void
  readonly handleKey: (event: KeyboardEvent<HTMLInputElement>) => void
}

/** Manages the visibility of the suggestions, the active one, and the keyboard. */
export function useCombobox(request: Request): ComboboxState {
  const { value, options, status, readOnly = false, onInput, onSelect, onPress } = request
  const room = useRef<HTMLDivElement>(null)
  const [wanted, setWanted] = useState(false)
  const [aimedAt, setAimedAt] = useState<string>()
  const hasOptions = options.length > 0 && (status === 'ready' || status === 'loading')
  const listed = wanted && hasOptions
  const shown = listed || (wanted && (status === 'loading' || status === 'empty'))
  const active = listed ? options.find(({ id }) => id === aimedAt) : undefined

  const close = useCallback(() => {
    setWanted(false)
    setAimedAt(undefined)
  }, [])
  useOutsidePress(room, wanted, close)

  const choose = (option: ComboboxOption) => {
    if (option.disabled) return
    close()
    onSelect(option)
  }

  const handleText = (text: string) => {
    setWanted(true)
    setAimedAt(undefined)
    onInput(text)
  }

  const handleArrow = (event: KeyboardEvent, step: 1 | -1) => {
    if (event.shiftKey || event.ctrlKey || event.metaKey) return
    if (hasOptions) event.preventDefault()
    if (event.altKey && step === -1) close()
    else setWanted(true)
    if (!event.altKey && hasOptions) setAimedAt(moveActiveOption(options, active?.id, step))
  }

  const handleEscape = (event: KeyboardEvent) => {
    if (!shown && value === '') return
    // Otherwise, Escape would also close a surrounding dialog.
    event.preventDefault()
    close()
    if (!shown) onInput('')
  }

  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event)) return
    if (readOnly) {
      if (onPress && opens.has(event.key)) {
        event.preventDefault()
        onPress()
      }
      return
    }
    switch (event.key) {
      case 'ArrowDown':
        return handleArrow(event, 1)
      case 'ArrowUp':
        return handleArrow(event, -1)
      case 'Escape':
        return handleEscape(event)
      case 'Enter':
        if (!active) return close()
        event.preventDefault()
        return choose(active)
      case 'ArrowLeft':
      case 'ArrowRight':
      case 'Home':
      case 'End':
        // These keys move the caret in the text, so no option stays active.
        return setAimedAt(undefined)
    }
  }

  const handleClick = () => (readOnly ? onPress?.() : setWanted(true))

  return { room, wanted, listed, active, close, choose, handleText, handleClick, handleKey }
}

const opens: ReadonlySet<string> = new Set(['Enter', ' ', 'ArrowDown'])

// Keys of an IME composition (Hindi, Japanese) belong to the IME. Safari ends a composition with an Enter that only its
// key code identifies.
const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent) => nativeEvent.isComposing || keyCode === 229
