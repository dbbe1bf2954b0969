import { IconFrame } from './IconFrame.tsx'
import type { IconProps } from './IconProps.ts'

/** Van icon, for delivery. */
export function TruckIcon({ size = 'm' }: IconProps) {
  return (
    <IconFrame size={size}>
      <path d="M2.5 6.5h11.5v10.5H9.5M5 17H2.5V6.5M14 10h3.8l3.7 3.8V17h-2M14 17h1" />
      <circle cx="7.25" cy="17.5" r="2.2" />
      <circle cx="17.25" cy="17.5" r="2.2" />
    </IconFrame>
  )
}
