import type { MutableRefObject } from 'react'

// In a file of its own to avoid an import cycle: the slots use this type, and the form uses the slots.

/** Props of `PlaceForm`. */
export interface PlaceFormProps {
  /** Container of the form: on phones, the form in the page opens a sheet, and the form in the sheet is editable. */
  readonly container: 'page' | 'sheet'
  /** Whether the page is hydrated and idle. */
  readonly isIdle: boolean
  /** Ref of the input element. */
  readonly fieldRef?: MutableRefObject<HTMLInputElement | null> | undefined
}
