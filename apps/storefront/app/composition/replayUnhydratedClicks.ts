/** How often a button is asked whether its code has come, and the wait in between, in milliseconds. */
const patience = { tries: 100, ms: 50 } as const

/**
 * Taps once more what was tapped while its code had not come: React keeps such a tap from the button, or from the field that
 * opens something and takes no words, which stands there as it was served. A form that the server would only show again,
 * empty, is sent when its code has come. Browser only.
 */
export function replayUnhydratedClicks(): void {
  let repeated: Element | undefined
  /** Does it once more, and never more than once: whatever keeps the second one away is not the code that is missing. */
  const repeat = (element: Element, act: () => void) => {
    repeated = element
    act()
    repeated = undefined
  }
  const whenReceiving = (element: HTMLElement, isDone: () => boolean, act: () => void) => {
    let tries = 0
    const look = () => {
      if (isDone() || !element.isConnected) return
      tries += 1
      if (receives(element)) repeat(element, act)
      else if (tries < patience.tries) setTimeout(look, patience.ms)
    }
    setTimeout(look, patience.ms)
  }
  const tap = ({ target }: Event) => {
    const button =
      target instanceof Element ? target.closest<HTMLElement>('button[type=button], input[readonly]') : null
    if (!button || button === repeated) return
    let isHeard = false
    const hear = () => {
      isHeard = true
    }
    button.addEventListener('click', hear, { once: true })
    whenReceiving(
      button,
      () => isHeard,
      () => button.click(),
    )
  }
  const send = (event: SubmitEvent) => {
    const { target: form, submitter } = event
    const isOfScript =
      form instanceof HTMLFormElement && form.method === 'post' && !form.hasAttribute('action')
    if (!isOfScript || form === repeated || receives(form)) return
    event.preventDefault()
    whenReceiving(
      form,
      () => false,
      () => form.requestSubmit(submitter),
    )
  }
  window.addEventListener('click', tap, true)
  window.addEventListener('submit', send, true)
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
