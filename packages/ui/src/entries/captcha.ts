export { Captcha } from '../Captcha/Captcha.tsx'
export type { CaptchaMessages } from '../Captcha/CaptchaMessages.ts'
export type { CaptchaImage, CaptchaProps, CaptchaStatus } from '../Captcha/CaptchaProps.ts'
export { captchaEn } from '../Captcha/captchaEn.ts'
