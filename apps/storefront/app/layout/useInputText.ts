import { useEffect, useState } from 'react'

/** Returns the text of a form field, and whether it has focus; `want` opens or closes the suggestions. */
export function useInputText(field: HTMLInputElement) {
  const [typed, setTyped] = useState(field.value)
  const [isWanted, want] = useState(true)

  // The field exists before this component, so it is read through DOM events.
  useEffect(() => {
    // Text that was typed before this effect ran fired no event that this hook has seen.
    setTyped(field.value)
    const ended = new AbortController()
    const { signal } = ended
    const type = () => {
      setTyped(field.value)
      want(true)
    }
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && field.form?.contains(relatedTarget))) want(false)
    }
    field.addEventListener('input', type, { signal })
    field.addEventListener('focus', () => want(true), { signal })
    field.form?.addEventListener('focusout', leave, { signal })
    return () => ended.abort()
  }, [field])

  return { typed, isWanted, want }
}
