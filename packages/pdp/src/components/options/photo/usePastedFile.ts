import { useEffect, useRef } from 'react'

/** Takes a picture that is pasted anywhere on the page but in a field for words. */
export function usePastedFile(isOpen: boolean, onPick: (file: File) => void): void {
  const pick = useRef(onPick)

  useEffect(() => {
    pick.current = onPick
  })

  // The clipboard is the browser's, and what is focused is rarely the field itself.
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
