import { IconFrame } from './IconFrame.tsx'
import type { IconProps } from './IconProps.ts'

/** Office icon: a tall building, for an office address. */
export function OfficeIcon({ size = 'm' }: IconProps) {
  return (
    <IconFrame size={size}>
      <path d="M5 20.5v-17h9v17M14 9h5v11.5M3 20.5h18" />
      <path d="M8.2 7.5h2.6M8.2 11.5h2.6M8.2 15.5h2.6" />
    </IconFrame>
  )
}
