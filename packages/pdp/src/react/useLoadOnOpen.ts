import { type LazyLoadState, useLazy } from '@store/ui/lazy'
import { useState } from 'react'

/** A lazy-loaded part that opens and closes, such as a dialog. */
export interface LazyDialogState<Part> extends Pick<LazyLoadState<Part>, 'part'> {
  /** Whether loading failed; opening the part again retries. */
  readonly state: 'closed' | 'loading' | 'open' | 'failed'
  /** Preloads the code, for example when the pointer is near; ignores a failure. */
  readonly preload: () => void
  /** Opens the part as soon as it is loaded. */
  readonly open: (event?: { readonly currentTarget: HTMLElement }) => void
  /** Closes the part. */
  readonly close: () => void
}

/** Lazy-loads a part when it is first opened ({@link useLazy}). */
export function useLoadOnOpen<Part>(load: () => Promise<Part>): LazyDialogState<Part> {
  const [isOpen, setOpen] = useState(false)
  const { part, isError, retry } = useLazy(load, isOpen)
  const loading = isError ? 'failed' : 'loading'
  const opened = part === undefined ? loading : 'open'
  return {
    part,
    state: isOpen ? opened : 'closed',
    preload: () => void load().catch(() => undefined),
    open: (event) => {
      // Safari does not focus a pressed button, so a dialog could not return focus to it.
      event?.currentTarget.focus({ preventScroll: true })
      setOpen(true)
      if (isError) retry()
    },
    close: () => setOpen(false),
  }
}
