import { IconFrame } from './IconFrame.tsx'
import type { IconProps } from './IconProps.ts'

/** Share icon: three connected points. */
export function ShareIcon({ size = 'm' }: IconProps) {
  return (
    <IconFrame size={size}>
      <circle cx="6" cy="12" r="2.6" />
      <circle cx="17.5" cy="5.8" r="2.6" />
      <circle cx="17.5" cy="18.2" r="2.6" />
      <path d="m8.3 10.8 6.9-3.7M8.3 13.2l6.9 3.7" />
    </IconFrame>
  )
}
