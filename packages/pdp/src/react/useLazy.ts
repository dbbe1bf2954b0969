import { useState } from 'react'

/** A part of the page whose code comes when it is wanted. */
export interface LazyState<Part> {
  /** The part, once it has come. */
  readonly part: Part | undefined
  /** How it stands; a part that failed to come can be asked for again. */
  readonly state: 'closed' | 'coming' | 'open' | 'failed'
  /** Lets the code come ahead, for a pointer that is near; says nothing if it fails. */
  readonly preload: () => void
  /** Opens it as soon as it is there. */
  readonly open: (event?: { readonly currentTarget: HTMLElement }) => void
  /** Closes it. */
  readonly close: () => void
}

/** Loads a part with its first use. Unlike `lazy`, it leaves the page standing when scripts do not arrive. */
export function useLazy<Part>(load: () => Promise<Part>): LazyState<Part> {
  const [loaded, setLoaded] = useState<{ readonly part: Part }>()
  const [state, setState] = useState<LazyState<Part>['state']>('closed')
  return {
    part: loaded?.part,
    state,
    preload: () => void load().catch(() => undefined),
    open: (event) => {
      // Safari gives a pressed button no focus, and a dialog would not find back to it.
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
