/** One of the two pictures of a {@link Banner}. */
export interface BannerPicture {
  /** URL of the picture. */
  readonly src: string
  /** URLs of the picture in other widths. */
  readonly srcSet?: string | undefined
  /**
   * The `sizes` attribute, so that the browser picks from `srcSet`.
   * @default '100vw'
   */
  readonly sizes?: string | undefined
  /** Width of the file at `src`, in pixels. */
  readonly width: number
  /** Height of the file at `src`, in pixels. */
  readonly height: number
  /** Alternative text; the name of the link. */
  readonly alt: string
  /** Tooltip, if it says more than `alt`. */
  readonly tooltip?: string | undefined
}

/** A picture that is a link. */
export interface Banner {
  /** URL of the link. */
  readonly href: string
  /** Title, such as "Mother's Day"; names the banner's bullet. */
  readonly title: string
  /**
   * Line below the title. With it, the title and the line are rendered on the picture, so the picture needs free space
   * at its start (at its top on phones).
   */
  readonly line?: string | undefined
  /** Picture below 768 px. */
  readonly phone: BannerPicture
  /** Picture from 768 px. */
  readonly desktop: BannerPicture
}
