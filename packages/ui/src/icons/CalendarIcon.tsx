import { IconFrame } from './IconFrame.tsx'
import type { IconProps } from './IconProps.ts'

/** Calendar icon, for a date. */
export function CalendarIcon({ size = 'm' }: IconProps) {
  return (
    <IconFrame size={size}>
      <rect x="3.5" y="5" width="17" height="15.5" rx="3" />
      <path d="M3.5 10h17M8 2.8v4M16 2.8v4" />
    </IconFrame>
  )
}
