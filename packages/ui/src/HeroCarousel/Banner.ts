/** One of the two pictures of a {@link Banner}. */
export interface BannerPicture {
  /** Address of the picture. */
  readonly src: string
  /** The same picture in other widths. */
  readonly srcSet?: string | undefined
  /**
   * How wide it is shown, so that the browser picks from `srcSet`.
   * @default '100vw'
   */
  readonly sizes?: string | undefined
  /** Width of the file at `src`, in pixels. */
  readonly width: number
  /** Height of the file at `src`, in pixels. */
  readonly height: number
  /** What it shows and says; the name of the link. */
  readonly alt: string
  /** What a pointer that rests on it sees, where it says more than `alt`. */
  readonly tooltip?: string | undefined
}

/** A picture that leads somewhere. */
export interface Banner {
  /** Where it leads. */
  readonly href: string
  /** What it is called, such as "Mother's Day"; names its bullet. */
  readonly title: string
  /** A line below the title; with it both stand on the picture, which leaves its start side free, on phones its top. */
  readonly line?: string | undefined
  /** What is shown below 768 px. */
  readonly phone: BannerPicture
  /** What is shown from 768 px. */
  readonly desktop: BannerPicture
}
