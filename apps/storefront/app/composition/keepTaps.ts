/** How often a button is asked whether its code has come, and the wait in between, in milliseconds. */
const patience = { tries: 100, ms: 50 } as const

/**
 * Taps once more what was tapped while its code had not come: React keeps such a tap from the button, or from the field that
 * opens something and takes no words, which stands there as it was served. Browser only.
 */
export function keepTaps(): void {
  let repeated: Element | undefined
  const tap = ({ target }: Event) => {
    const button =
      target instanceof Element ? target.closest<HTMLElement>('button[type=button], input[readonly]') : null
    // Never more than once: whatever keeps the second tap away is not the code that is missing.
    if (!button || button === repeated) return
    let isHeard = false
    const hear = () => {
      isHeard = true
    }
    button.addEventListener('click', hear, { once: true })
    let tries = 0
    const look = () => {
      if (isHeard || !button.isConnected) return
      tries += 1
      if (!receives(button)) {
        if (tries < patience.tries) setTimeout(look, patience.ms)
        return
      }
      repeated = button
      button.click()
      repeated = undefined
    }
    setTimeout(look, patience.ms)
  }
  window.addEventListener('click', tap, true)
}

/** Whether React lets events of a tap's kind through to an element; nobody listens to this one. */
function receives(element: HTMLElement): boolean {
  let isReceived = false
  const receive = () => {
    isReceived = true
  }
  element.addEventListener('dragend', receive, { once: true })
  element.dispatchEvent(new Event('dragend', { bubbles: true }))
  element.removeEventListener('dragend', receive)
  return isReceived
}
