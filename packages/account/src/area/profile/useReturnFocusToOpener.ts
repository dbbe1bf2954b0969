import { useEffect, useRef } from 'react'

/** Returns focus to the button that opened a form, when the form closes with the focus inside. */
export function useReturnFocusToOpener(isOpen: boolean) {
  const opener = useRef<HTMLElement | null>(null)
  const wasOpen = useRef(false)
  // The button exists only after the render without the form.
  useEffect(() => {
    const { current } = opener
    if (wasOpen.current && !isOpen && current?.ownerDocument.activeElement === current?.ownerDocument.body)
      current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return opener
}
