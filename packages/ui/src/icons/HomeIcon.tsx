import { IconFrame } from './IconFrame.tsx'
import type { IconProps } from './IconProps.ts'

/** House icon, for a home address. */
export function HomeIcon({ size = 'm' }: IconProps) {
  return (
    <IconFrame size={size}>
      <path d="m3.5 11 8.5-7.5 8.5 7.5" />
      <path d="M5.5 9.4v11h13v-11M10 20.4v-5.9h4v5.9" />
    </IconFrame>
  )
}
