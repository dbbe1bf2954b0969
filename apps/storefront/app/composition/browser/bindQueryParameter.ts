/** Returns a URL query parameter that changes without a navigation. */
export const bindQueryParameter = (name: string) => ({
  /** Returns its value; empty if it is missing. */
  read: (): string => new URLSearchParams(window.location.search).get(name) ?? '',
  /** Replaces the value; an empty one removes the parameter. */
  write: (value: string): void => {
    const { history, location } = window
    const address = new URL(location.href)
    if (value === '') address.searchParams.delete(name)
    else address.searchParams.set(name, value)
    history.replaceState(history.state, '', address)
  },
})
