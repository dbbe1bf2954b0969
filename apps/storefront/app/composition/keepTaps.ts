/** How often a tap is tried, and how long it waits in between, in milliseconds. */
const patience = { tries: 100, ms: 50 } as const

/**
 * Taps once more what was tapped while its code had not come: React keeps such a tap from the button, or from the field that
 * opens something and takes no words, which stands there as it was served. Browser only.
 */
export function keepTaps(): void {
  let last: Element | undefined
  let tries = 0
  const tap = ({ target }: Event) => {
    const button =
      target instanceof Element ? target.closest<HTMLElement>('button[type=button], input[readonly]') : null
    if (!button) return
    tries = button === last ? tries + 1 : 0
    last = button
    let isHeard = false
    const hear = () => {
      isHeard = true
    }
    button.addEventListener('click', hear, { once: true })
    setTimeout(() => {
      if (!isHeard && tries < patience.tries && button.isConnected) button.click()
    }, patience.ms)
  }
  window.addEventListener('click', tap, true)
}
