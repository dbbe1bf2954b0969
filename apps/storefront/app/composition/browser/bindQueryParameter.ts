import { runAfterPaint } from '@store/ui/lazy'

/** Returns a URL query parameter that changes without a navigation. */
export function bindQueryParameter(name: string) {
  let cancelWrite = () => {}
  const replace = (value: string) => {
    const { history, location } = window
    const address = new URL(location.href)
    if (value === '') address.searchParams.delete(name)
    else address.searchParams.set(name, value)
    history.replaceState(history.state, '', address)
  }
  return {
    /** Returns its value; empty if it is missing. */
    read: (): string => new URLSearchParams(window.location.search).get(name) ?? '',
    /**
     * Replaces the value; an empty one removes the parameter. A new URL makes the browser match its style rules again,
     * so the URL changes after the next paint, or when the page is left before it.
     */
    write: (value: string): void => {
      cancelWrite()
      cancelWrite = runAfterPaint(() => replace(value))
    },
  }
}
