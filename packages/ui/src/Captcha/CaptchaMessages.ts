/** Every word of a {@link Captcha} that is not its caller's own. */
export interface CaptchaMessages {
  /** Button that asks for another picture. */
  readonly newPicture: string
  /** While a picture is awaited. */
  readonly busy: string
  /** The picture could not be had. */
  readonly failed: string
  /** The picture is too old to be answered. */
  readonly expired: string
}
