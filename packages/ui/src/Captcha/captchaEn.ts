import type { CaptchaMessages } from './CaptchaMessages.ts'

/** English messages of the captcha. */
export const captchaEn: CaptchaMessages = {
  newPicture: 'New image',
  busy: 'Loading the image…',
  failed: 'We couldn’t load the image. Get a new one.',
  expired: 'This image has expired. Get a new one.',
}
