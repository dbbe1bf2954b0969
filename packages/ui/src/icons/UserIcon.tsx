import { IconFrame } from './IconFrame.tsx'
import type { IconProps } from './IconProps.ts'

/** Person icon, for the account. */
export function UserIcon({ size = 'm' }: IconProps) {
  return (
    <IconFrame size={size}>
      <circle cx="12" cy="8" r="4" />
      <path d="M4.5 20.5c.8-3.8 3.8-5.8 7.5-5.8s6.7 2 7.5 5.8" />
    </IconFrame>
  )
}
