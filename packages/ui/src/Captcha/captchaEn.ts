import type { CaptchaMessages } from './CaptchaMessages.ts'

/** English of the captcha. */
export const captchaEn: CaptchaMessages = {
  newPicture: 'New picture',
  busy: 'Drawing a picture',
  failed: 'The picture could not be loaded. Ask for a new one.',
  expired: 'This picture is too old. Ask for a new one.',
}
