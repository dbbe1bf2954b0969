import { IconFrame } from './IconFrame.tsx'
import type { IconProps } from './IconProps.ts'

/** LinkedIn icon. */
export function LinkedInIcon({ size = 'm' }: IconProps) {
  return (
    <IconFrame size={size}>
      <rect x="3.5" y="3.5" width="17" height="17" rx="3" />
      <path d="M8 10.8v5.7M8 7.6h.01M11.8 16.5v-5.7M11.8 13.2a2.3 2.3 0 0 1 4.6 0v3.3" />
    </IconFrame>
  )
}
