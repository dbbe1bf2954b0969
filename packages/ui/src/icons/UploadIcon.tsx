import { IconFrame } from './IconFrame.tsx'
import type { IconProps } from './IconProps.ts'

/** Upload icon: an arrow out of a tray. */
export function UploadIcon({ size = 'm' }: IconProps) {
  return (
    <IconFrame size={size}>
      <path d="M12 15.5V4.5M7.5 9 12 4.5 16.5 9M4.5 15v3a1.5 1.5 0 0 0 1.5 1.5h12a1.5 1.5 0 0 0 1.5-1.5v-3" />
    </IconFrame>
  )
}
