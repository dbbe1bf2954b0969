import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { PickerElement } from './PickerElement.ts'
import type { PickerElementEvents } from './PickerElementEvents.ts'

/**
 * Props of `<store-location-picker>` in JSX. React 19 sets events as props; in React 18, add listeners through its
 * `ref`.
 */
export type PickerElementProps = DetailedHTMLProps<HTMLAttributes<PickerElement>, PickerElement> & {
  /** Origin of the store's API. */
  readonly api: string
  /** Slug of the brand. */
  readonly brand: string
  /** Language, as a BCP 47 tag. @default English */
  readonly locale?: string
  /** ISO number of the country. @default 356, India */
  readonly country?: number | string
  /** Excluded, because React 19 would overwrite the method `open`. */
  readonly open?: never
} & {
  readonly [Name in keyof PickerElementEvents as `on${Name}`]?: (
    event: CustomEvent<PickerElementEvents[Name]>,
  ) => void
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'store-location-picker': PickerElementProps
    }
  }
}
