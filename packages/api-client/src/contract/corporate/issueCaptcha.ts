import {
  integer,
  literal,
  minValue,
  number,
  object,
  pipe,
  regex,
  strictObject,
  string,
  transform,
  uuid,
} from 'valibot'
import { defineCall } from '../call/index.ts'

/** A picture of four letters or digits; only the server stores the solution. */
export interface CaptchaChallenge {
  readonly id: string
  /** The picture itself, as a `data:` URL. */
  readonly src: string
  /** In px. */
  readonly width: number
  /** In px. */
  readonly height: number
  /** Lifetime in seconds. */
  readonly usefulFor: number
}

const whole = pipe(number(), integer(), minValue(1))

/** POST for a captcha picture, which is valid for one attempt within ten minutes. */
export const issueCaptcha = defineCall({
  method: 'POST',
  path: '/api/{brand}/fa-get-page-data/corporate_captcha',
  summary: 'Returns a captcha picture of four characters.',
  caller: 'public',
  rateClass: 'captcha',
  input: strictObject({}),
  answer: pipe(
    object({
      status: literal(true),
      captcha_id: pipe(string(), uuid()),
      image: pipe(string(), regex(/^data:image\/png;base64,/)),
      width: whole,
      height: whole,
      expires_in: whole,
    }),
    transform(
      ({ captcha_id, image, width, height, expires_in }): CaptchaChallenge => ({
        ...{ id: captcha_id, src: image, width, height },
        usefulFor: expires_in,
      }),
    ),
  ),
  encode: () => ({}),
})
