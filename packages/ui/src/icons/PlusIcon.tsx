import { IconFrame } from './IconFrame.tsx'
import type { IconProps } from './IconProps.ts'

/** Plus icon, for one more. */
export function PlusIcon({ size = 'm' }: IconProps) {
  return (
    <IconFrame size={size}>
      <path d="M12 5v14M5 12h14" />
    </IconFrame>
  )
}
