import { IconFrame } from './IconFrame.tsx'
import type { IconProps } from './IconProps.ts'

/** YouTube icon. */
export function YouTubeIcon({ size = 'm' }: IconProps) {
  return (
    <IconFrame size={size}>
      <rect x="2.5" y="5.5" width="19" height="13" rx="4" />
      <path d="m10.2 9.2 5 2.8-5 2.8Z" />
    </IconFrame>
  )
}
