import { IconFrame } from './IconFrame.tsx'
import type { IconProps } from './IconProps.ts'

/** Instagram icon. */
export function InstagramIcon({ size = 'm' }: IconProps) {
  return (
    <IconFrame size={size}>
      <rect x="3.5" y="3.5" width="17" height="17" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M16.8 7.2h.01" />
    </IconFrame>
  )
}
