import { useEffect, useRef } from 'react'

/** Handles an image that is pasted anywhere on the page except in a text field. */
export function usePastedFile(isOpen: boolean, onPick: (file: File) => void): void {
  const pick = useRef(onPick)

  useEffect(() => {
    pick.current = onPick
  })

  // The paste event fires on the focused element, which is rarely the field, so the document listens.
  useEffect(() => {
    if (!isOpen) return undefined
    const take = ({ clipboardData, target }: ClipboardEvent) => {
      const isWords =
        target instanceof Element && target.closest('input:not([type="file"]), textarea, [contenteditable]')
      const file = isWords ? undefined : clipboardData?.files[0]
      if (file) pick.current(file)
    }
    document.addEventListener('paste', take)
    return () => document.removeEventListener('paste', take)
  }, [isOpen])
}
