import { IconFrame } from './IconFrame.tsx'
import type { IconProps } from './IconProps.ts'

/** WhatsApp icon: a speech bubble with a telephone receiver. */
export function WhatsAppIcon({ size = 'm' }: IconProps) {
  return (
    <IconFrame size={size}>
      <path d="m3.5 20.5 1.4-4.6a8.5 8.5 0 1 1 3.3 3.2l-4.7 1.4Z" />
      <path d="M9 8.4c-.5 2.9 3.5 6.9 6.5 6.5.6-.1 1-.7 1-1.3l-1.9-1-1.1.9c-1.1-.5-1.9-1.3-2.4-2.4l.9-1.1-1-1.9c-.6 0-1.8-.1-2 .3Z" />
    </IconFrame>
  )
}
