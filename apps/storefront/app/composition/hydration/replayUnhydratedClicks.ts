/** Maximum number of hydration checks per button, and their interval in milliseconds. */
const patience = { tries: 100, ms: 50 } as const

/**
 * Replays clicks on unhydrated elements: React swallows a click before hydration on buttons and on readonly fields
 * that open a dialog. A form that the server would only render again, empty, is submitted once its code is loaded.
 * Browser only.
 */
export function replayUnhydratedClicks(): void {
  let repeated: Element | undefined
  /** Replays an event once at most: if the replay is swallowed too, missing code is not the cause. */
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

/** Returns whether React dispatches click-like events to an element, probed with an event that has no listeners. */
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
