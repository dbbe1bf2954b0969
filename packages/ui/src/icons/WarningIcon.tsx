import { IconFrame } from './IconFrame.tsx'
import type { IconProps } from './IconProps.ts'

/** Warning icon: a triangle with an exclamation mark. */
export function WarningIcon({ size = 'm' }: IconProps) {
  return (
    <IconFrame size={size}>
      <path d="M12 4 2.8 19.5h18.4L12 4ZM12 10.5v4M12 17.2v.05" />
    </IconFrame>
  )
}
