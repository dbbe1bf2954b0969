import type { LightboxMessages } from './LightboxMessages.ts'

/** One width of a {@link LightboxPicture}. */
export interface LightboxSource {
  /** Address of the file. */
  readonly src: string
  /** Its width, in pixels. */
  readonly width: number
  /** Its height, in pixels. */
  readonly height: number
}

/** A picture that can be looked at closely. */
export interface LightboxPicture extends LightboxSource {
  /** What it shows. */
  readonly alt: string
  /** The same picture in other widths; the finer ones come as it is brought nearer. */
  readonly sources?: readonly LightboxSource[] | undefined
}

/** What {@link Lightbox} takes. */
export interface LightboxProps {
  /** The pictures in their order. */
  readonly pictures: readonly LightboxPicture[]
  /** Whether it is shown. */
  readonly open: boolean
  /**
   * Which picture is seen first, from 0.
   * @default 0
   */
  readonly start?: number
  /** Name of the dialog, such as "Pictures of Red Roses". */
  readonly label: string
  /** What is said and read out. */
  readonly messages: LightboxMessages
  /** Called when it should close. */
  readonly onClose: () => void
  /** Called with the position of the picture that is seen, from 0, when it changes. */
  readonly onMove?: ((position: number) => void) | undefined
}
