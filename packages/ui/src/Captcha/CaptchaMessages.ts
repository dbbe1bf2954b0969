/** UI messages of a {@link Captcha} that do not come from its caller. */
export interface CaptchaMessages {
  /** Button that requests a new picture. */
  readonly newPicture: string
  /** Shown while a picture is loading. */
  readonly busy: string
  /** Shown when the picture could not be loaded. */
  readonly failed: string
  /** Shown when the picture has expired. */
  readonly expired: string
}
