import { boolean, check, forward, object, partialCheck, pipe, string, transform, trim } from 'valibot'
import { countCharacters } from './countCharacters.ts'
import type { EnquiryError } from './enquiryFields.ts'
import { maxOrderQuantity } from './estimateOrder.ts'
import { isEmail } from './isEmail.ts'
import { normalizeMobile } from './normalizeMobile.ts'

/** The most characters of an enquiry's texts. */
export const enquiryLimits = { name: 60, company: 100 } as const

const fault = (name: EnquiryError) => name

const words = (holds: RegExp, most: number, name: EnquiryError) =>
  pipe(
    string(),
    // These stand in the subject of a mail: one line, and no signs nobody sees.
    transform((typed) => typed.replace(/\s+/g, ' ').trim()),
    check((text) => !/\p{Cc}/u.test(text) && holds.test(text) && countCharacters(text) <= most, fault(name)),
  )

const isCaptcha = (text: string) => /^[a-z0-9]{4}$/i.test(text)

/**
 * What stands in the enquiry form, by the rules of specification 2, section 5; both sides keep them. The message of an
 * issue is the fault's name. The captcha is not asked for from who has a link mailed instead.
 */
export const enquiryForm = pipe(
  object({
    name: words(/\p{L}/u, enquiryLimits.name, 'name'),
    /** Ten digits without the country code; spaces, hyphens and a `+91` in front are read over. */
    mobile: pipe(
      string(),
      transform((typed) => normalizeMobile(typed.trim())),
      check((text) => /^\d{10}$/.test(text) && Number(text) >= 1, fault('mobile')),
    ),
    email: pipe(string(), trim(), check(isEmail, fault('email'))),
    /** Pieces, in digits; commas between them are read over. */
    quantity: pipe(
      string(),
      transform((typed) => typed.replace(/[\s,]/g, '')),
      // Nothing, and nought: the text of the specification.
      check((text) => !/^0*$/.test(text), fault('quantity')),
      check((text) => /^\d*$/.test(text), fault('notWhole')),
      check((text) => !/^\d+$/.test(text) || Number(text) <= maxOrderQuantity, fault('tooMany')),
    ),
    company: words(/[\p{L}\p{N}]/u, enquiryLimits.company, 'company'),
    /** What was read in the picture. */
    captcha: pipe(string(), trim()),
    /** A link by mail is wanted in place of the picture. */
    isByMail: boolean(),
  }),
  forward(
    partialCheck(
      [['captcha'], ['isByMail']],
      ({ captcha, isByMail }) => isByMail || isCaptcha(captcha),
      fault('captcha'),
    ),
    ['captcha'],
  ),
)
