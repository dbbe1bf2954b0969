import type { VideoError } from './VideoError.ts'

/** One file of a {@link Video}. */
export interface VideoSource {
  /** Address of the file. */
  readonly src: string
  /** Its form, such as `video/webm`. */
  readonly type: string
}

/** Words that run along with a {@link Video}. */
export interface VideoCaptions {
  /** Address of the WebVTT file. */
  readonly src: string
  /** Language they are in, such as `en`. */
  readonly language: string
  /** Name of the language, such as "English". */
  readonly label: string
}

/** What {@link Video} takes. */
export interface VideoProps {
  /** The same film in several forms, the best first. */
  readonly sources: readonly VideoSource[]
  /** Address of the picture that stands before it plays and when it fails. */
  readonly poster: string
  /** Width of the film, in pixels. */
  readonly width: number
  /** Height of the film, in pixels. */
  readonly height: number
  /** What the film shows. */
  readonly label: string
  /** Name of the big play button; should say what is played. */
  readonly playLabel: string
  /** What stands over the poster when it cannot be played. */
  readonly errorText: string
  /** Words that run along; a film with speech needs them. */
  readonly captions?: VideoCaptions | undefined
  /**
   * Plays without sound while it is in view, unless stillness is wished.
   * @default false
   */
  readonly autoPlay?: boolean
  /**
   * Plays without sound until the shopper turns it on; for a film that has none.
   * @default false
   */
  readonly muted?: boolean
  /**
   * Begins again when it ends.
   * @default false
   */
  readonly loop?: boolean
  /** Called when it plays for the first time. */
  readonly onPlay?: (() => void) | undefined
  /** Called when it cannot be seen, such as for a log. */
  readonly onFail?: ((reason: VideoError) => void) | undefined
}
