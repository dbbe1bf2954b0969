import { boolean, check, forward, object, partialCheck, pipe, string, transform, trim } from 'valibot'
import { countCharacters } from './countCharacters.ts'
import type { EnquiryError } from './enquiryFields.ts'
import { maxEnquiryQuantity } from './estimateOrder.ts'
import { isEmail } from './isEmail.ts'
import { maxPersonNameLength } from './maxPersonNameLength.ts'
import { normalizeMobile } from './normalizeMobile.ts'

/** Maximum length of an enquiry's texts. */
export const enquiryTextLimits = { name: maxPersonNameLength, company: 100 } as const

const fault = (name: EnquiryError) => name

const words = (holds: RegExp, most: number, name: EnquiryError) =>
  pipe(
    string(),
    // These texts appear in the subject of an e-mail, so they must be one line without control characters.
    transform((typed) => typed.replace(/\s+/g, ' ').trim()),
    check((text) => !/\p{Cc}/u.test(text) && holds.test(text) && countCharacters(text) <= most, fault(name)),
  )

const isCaptcha = (text: string) => /^[a-z0-9]{4}$/i.test(text)

/**
 * Schema of the enquiry form, by the rules of specification 2, section 5; used by server and browser. An issue's
 * message is the error's name. The captcha is not required when a link is e-mailed instead.
 */
export const enquiryFormSchema = pipe(
  object({
    name: words(/\p{L}/u, enquiryTextLimits.name, 'name'),
    /** Mobile number: ten digits without the country code. Separators and a leading `+91` are ignored. */
    mobile: pipe(
      string(),
      transform((typed) => normalizeMobile(typed.trim())),
      check((text) => /^\d{10}$/.test(text) && Number(text) >= 1, fault('mobile')),
    ),
    email: pipe(string(), trim(), check(isEmail, fault('email'))),
    /** Quantity in digits; ignores commas between them. */
    quantity: pipe(
      string(),
      transform((typed) => typed.replace(/[\s,]/g, '')),
      // Empty and zero get the message that the specification quotes.
      check((text) => !/^0*$/.test(text), fault('quantity')),
      check((text) => /^\d*$/.test(text), fault('notWhole')),
      check((text) => !/^\d+$/.test(text) || Number(text) <= maxEnquiryQuantity, fault('tooMany')),
    ),
    company: words(/[\p{L}\p{N}]/u, enquiryTextLimits.company, 'company'),
    /** The typed captcha solution. */
    captcha: pipe(string(), trim()),
    /** Whether a link by e-mail is wanted in place of the captcha. */
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
