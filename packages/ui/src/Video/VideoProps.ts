import type { VideoError } from './VideoError.ts'

/** One file of a {@link Video}. */
export interface VideoSource {
  /** URL of the file. */
  readonly src: string
  /** MIME type, such as `video/webm`. */
  readonly type: string
}

/** Captions of a {@link Video}. */
export interface VideoCaptions {
  /** URL of the WebVTT file. */
  readonly src: string
  /** Language of the captions, such as `en`. */
  readonly language: string
  /** Name of the language, such as "English". */
  readonly label: string
}

/** Props of {@link Video}. */
export interface VideoProps {
  /** Files of the video in several formats, the best first. */
  readonly sources: readonly VideoSource[]
  /** URL of the poster, shown before the video plays and when it fails. */
  readonly poster: string
  /** Width of the video, in pixels. */
  readonly width: number
  /** Height of the video, in pixels. */
  readonly height: number
  /** Description of the video. */
  readonly label: string
  /** Name of the big play button; should say what it plays. */
  readonly playLabel: string
  /** Shown over the poster when the video cannot be played. */
  readonly errorText: string
  /** Captions; a video with speech needs them. */
  readonly captions?: VideoCaptions | undefined
  /**
   * Plays muted while it is in view, unless the user prefers reduced motion.
   * @default false
   */
  readonly autoPlay?: boolean
  /**
   * Plays muted until the shopper turns the sound on; for a video without sound.
   * @default false
   */
  readonly muted?: boolean
  /**
   * Restarts when it ends.
   * @default false
   */
  readonly loop?: boolean
  /** Called when the video plays for the first time. */
  readonly onPlay?: (() => void) | undefined
  /** Called when the video cannot be played, such as to log it. */
  readonly onFail?: ((reason: VideoError) => void) | undefined
}
