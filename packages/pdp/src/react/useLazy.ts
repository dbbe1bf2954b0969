import { useState } from 'react'

/** State of a lazy-loaded part of the page. */
export interface LazyState<Part> {
  /** The part, once it has loaded. */
  readonly part: Part | undefined
  /** The loading state; a part that failed to load can be loaded again. */
  readonly state: 'closed' | 'coming' | 'open' | 'failed'
  /** Preloads the code, for example when the pointer is near; ignores a failure. */
  readonly preload: () => void
  /** Opens the part as soon as it has loaded. */
  readonly open: (event?: { readonly currentTarget: HTMLElement }) => void
  /** Closes the part. */
  readonly close: () => void
}

/** Lazy-loads a part on first use. Unlike `lazy`, it keeps the page usable when a script fails to load. */
export function useLazy<Part>(load: () => Promise<Part>): LazyState<Part> {
  const [loaded, setLoaded] = useState<{ readonly part: Part }>()
  const [state, setState] = useState<LazyState<Part>['state']>('closed')
  return {
    part: loaded?.part,
    state,
    preload: () => void load().catch(() => undefined),
    open: (event) => {
      // Safari does not focus a pressed button, so a dialog could not return focus to it.
      event?.currentTarget.focus({ preventScroll: true })
      if (loaded) return setState('open')
      if (state === 'coming') return
      setState('coming')
      load().then(
        (part) => {
          setLoaded({ part })
          setState('open')
        },
        () => setState('failed'),
      )
    },
    close: () => setState('closed'),
  }
}
