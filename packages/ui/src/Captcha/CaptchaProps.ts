import type { ReactNode } from 'react'
import type { FieldProps } from '../Field/FieldProps.ts'
import type { CaptchaMessages } from './CaptchaMessages.ts'

/** State of the picture. A wrong answer is shown as the field's `error`. */
export type CaptchaStatus = 'ready' | 'busy' | 'failed' | 'expired'

/** The captcha picture whose letters are typed. */
export interface CaptchaImage {
  /** URL of the picture, or the picture itself as a `data:` URL. */
  readonly src: string
  /** Width in pixels. */
  readonly width: number
  /** Height in pixels. */
  readonly height: number
  /** Alternative text, such as "Four letters or digits to type"; never the answer. */
  readonly alt: string
}

/** Props of {@link Captcha}. They do not contain the answer: only the server may know it. */
export interface CaptchaProps extends Omit<FieldProps, 'counter'> {
  /** The typed text. */
  readonly value: string
  /** Called with the new text on every change. */
  readonly onChange: (value: string) => void
  /** The picture; missing while it is loading. */
  readonly picture: CaptchaImage | undefined
  /** State of the picture. */
  readonly status: CaptchaStatus
  /** Called when the shopper requests a new picture. */
  readonly onNewPicture: () => void
  /** Messages for each state. */
  readonly messages: CaptchaMessages
  /** Alternative for users who cannot see the picture, such as a mail link. */
  readonly alternative: ReactNode
  /** Called when focus leaves the field. */
  readonly onBlur?: (() => void) | undefined
  /** Name in the form. */
  readonly name?: string | undefined
  /**
   * Whether the field is required.
   * @default false
   */
  readonly required?: boolean
}
