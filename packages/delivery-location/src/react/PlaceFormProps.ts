import type { MutableRefObject } from 'react'

// Beside the slots, because they are typed by it and the form reads them.

/** Props of `PlaceForm`. */
export interface PlaceFormProps {
  /** Container of the form: in the page it opens a sheet on phones, in that sheet it is editable. */
  readonly container: 'page' | 'sheet'
  /** Whether the page is hydrated and idle. */
  readonly isIdle: boolean
  /** Ref of the field's element. */
  readonly fieldRef?: MutableRefObject<HTMLInputElement | null> | undefined
}
