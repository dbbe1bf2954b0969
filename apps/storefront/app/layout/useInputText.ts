import { useEffect, useState } from 'react'

/** What stands in a field of a form, and whether somebody is there; `want` says that suggestions are wanted, or no more. */
export function useInputText(field: HTMLInputElement) {
  const [typed, setTyped] = useState(field.value)
  const [isWanted, want] = useState(true)

  // The field is older than what stands below it: it is followed by its own events.
  useEffect(() => {
    // What was typed since it was drawn told nobody.
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
