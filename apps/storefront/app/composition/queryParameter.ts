/** A part of the page's address that changes without the page being left. */
export const queryParameter = (name: string) => ({
  /** What it says; empty where the address does not have it. */
  read: (): string => new URLSearchParams(window.location.search).get(name) ?? '',
  /** Exchanges it; an empty one is taken out. */
  write: (value: string): void => {
    const { history, location } = window
    const address = new URL(location.href)
    if (value === '') address.searchParams.delete(name)
    else address.searchParams.set(name, value)
    history.replaceState(history.state, '', address)
  },
})
