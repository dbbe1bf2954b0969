import type { ReactNode } from 'react'
import type { FieldProps } from '../Field/FieldProps.ts'
import type { CaptchaMessages } from './CaptchaMessages.ts'

/** How the picture stands; that the answer was wrong is the field's `error`. */
export type CaptchaStatus = 'ready' | 'busy' | 'failed' | 'expired'

/** The picture whose letters are typed. */
export interface CaptchaImage {
  /** Its address, or the picture itself as a `data:` address. */
  readonly src: string
  /** Its width, in pixels. */
  readonly width: number
  /** Its height, in pixels. */
  readonly height: number
  /** What it is, such as "Four letters or digits to type"; never the answer. */
  readonly alt: string
}

/** What {@link Captcha} takes. The answer is not among it: only a server may know it. */
export interface CaptchaProps extends Omit<FieldProps, 'counter'> {
  /** What was typed. */
  readonly value: string
  /** Called with the new text on every change. */
  readonly onChange: (value: string) => void
  /** The picture, when there is one. */
  readonly picture: CaptchaImage | undefined
  /** How the picture stands. */
  readonly status: CaptchaStatus
  /** Called when another picture is asked for. */
  readonly onNewPicture: () => void
  /** Words for each status. */
  readonly messages: CaptchaMessages
  /** The way for who cannot see the picture, such as a link to write a mail. */
  readonly alternative: ReactNode
  /** Called when focus leaves the field. */
  readonly onBlur?: (() => void) | undefined
  /** Name in a form. */
  readonly name?: string | undefined
  /**
   * Must be filled in.
   * @default false
   */
  readonly required?: boolean
}
