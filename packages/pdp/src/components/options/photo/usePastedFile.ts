import { type RefObject, useEffect, useRef } from 'react'

// All open fields of the document, because a pasted image belongs to only one of them.
const openFields = new Set<HTMLElement>()

/**
 * Handles an image that is pasted anywhere on the page except in a text field. Of several open fields, the focused one
 * gets the image, otherwise the first.
 */
export function usePastedFile(
  field: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onPick: (file: File) => void,
): void {
  const pick = useRef(onPick)

  useEffect(() => {
    pick.current = onPick
  })

  // The paste event fires on the focused element, which is rarely the field, so the document listens.
  useEffect(() => {
    const element = field.current
    if (!isOpen || !element) return undefined
    const take = (event: ClipboardEvent) => {
      const { clipboardData, target } = event
      const isWords =
        target instanceof Element && target.closest('input:not([type="file"]), textarea, [contenteditable]')
      const file = isWords ? undefined : clipboardData?.files[0]
      // The field that got the image may already be closed when the other fields receive the event.
      if (!file || event.defaultPrevented || findReceiver(event) !== element) return
      event.preventDefault()
      pick.current(file)
    }
    openFields.add(element)
    document.addEventListener('paste', take)
    return () => {
      openFields.delete(element)
      document.removeEventListener('paste', take)
    }
  }, [field, isOpen])
}

function findReceiver(event: Event): HTMLElement | undefined {
  const inOrder = [...openFields].sort((a, b) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )
  const path = event.composedPath()
  return inOrder.find((element) => path.includes(element)) ?? inOrder[0]
}
