import { IconFrame } from './IconFrame.tsx'
import type { IconProps } from './IconProps.ts'

/** Gift icon. */
export function GiftIcon({ size = 'm' }: IconProps) {
  return (
    <IconFrame size={size}>
      <path d="M4.5 12v7.5a1 1 0 0 0 1 1h13a1 1 0 0 0 1-1V12M3 8h18v4H3zM12 8v12.5M12 8S10.8 3.5 8 3.5a2.2 2.2 0 0 0-2.2 2.25C5.8 7.3 7 8 8 8M12 8s1.2-4.5 4-4.5a2.2 2.2 0 0 1 2.2 2.25C18.2 7.3 17 8 16 8" />
    </IconFrame>
  )
}
