import type { LightboxMessages } from './LightboxMessages.ts'

/** One size of a {@link LightboxPicture}. */
export interface LightboxSource {
  /** URL of the file. */
  readonly src: string
  /** Width in pixels. */
  readonly width: number
  /** Height in pixels. */
  readonly height: number
}

/** A picture that can be zoomed. */
export interface LightboxPicture extends LightboxSource {
  /** Alternative text. */
  readonly alt: string
  /** Files of the picture in other widths; larger ones load as the user zooms in. */
  readonly sources?: readonly LightboxSource[] | undefined
}

/** Props of {@link Lightbox}. */
export interface LightboxProps {
  /** The pictures in their order. */
  readonly pictures: readonly LightboxPicture[]
  /** Whether the lightbox is open. */
  readonly open: boolean
  /**
   * Index of the initial picture, from 0.
   * @default 0
   */
  readonly start?: number
  /** Name of the dialog, such as "Pictures of Red Roses". */
  readonly label: string
  /** UI messages and screen reader texts. */
  readonly messages: LightboxMessages
  /** Called when the lightbox should close. */
  readonly onClose: () => void
  /** Called with the index of the visible picture, from 0, when it changes. */
  readonly onMove?: ((position: number) => void) | undefined
}
