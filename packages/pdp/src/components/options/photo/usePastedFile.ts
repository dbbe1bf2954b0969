import { useEffect, useRef } from 'react'

/** Takes an image pasted anywhere on the page except in a text field. */
export function usePastedFile(isOpen: boolean, onPick: (file: File) => void): void {
  const pick = useRef(onPick)

  useEffect(() => {
    pick.current = onPick
  })

  // The clipboard belongs to the browser, and the focused element is rarely the field itself.
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
