import type { UserContact, UserStatus } from '@store/api-client/contract/login'
import { isRecord } from './isRecord.ts'
import { draftMaxAgeMs, type LoginDraft, type ResumableLoginStage } from './LoginDraft.ts'
import type { LoginFormValues, SentOtpState } from './LoginState.ts'
import { parseLoginIntent } from './parseLoginIntent.ts'

/** Conditions that a draft must meet. */
export interface ParseDraftOptions {
  /** Path of the page. */
  readonly page: string
  readonly now: Date
}

/** Parses an untrusted draft; `undefined` if it is invalid, belongs to another page, or is too old. */
export function parseLoginDraft(value: unknown, { page, now }: ParseDraftOptions): LoginDraft | undefined {
  if (!isRecord(value) || value.version !== 1 || value.page !== page) return undefined
  const { at, refusedAt } = value
  if (typeof at !== 'number' || typeof refusedAt !== 'number') return undefined
  const age = now.getTime() - at
  // If the creation time is in the future, the clock was changed since.
  if (!(age >= 0 && age <= draftMaxAgeMs)) return undefined
  const typed = readTyped(value.typed)
  const stage = readStage(value.stage)
  return typed && stage && { version: 1, at, page, typed, stage, refusedAt }
}

function readTyped(value: unknown): Omit<LoginFormValues, 'otp'> | undefined {
  if (!isRecord(value)) return undefined
  const { email, title, name, countryCode, mobile } = value
  if (title !== 'Mr.' && title !== 'Mrs.' && title !== 'Ms.') return undefined
  if (!isText(email) || !isText(name) || !isCountryCode(countryCode) || !isText(mobile)) return undefined
  return { email, title, name, countryCode, mobile }
}

function readStage(value: unknown): ResumableLoginStage | undefined {
  if (!isRecord(value)) return undefined
  const intent = parseLoginIntent(value.intent)
  if (!intent) return undefined
  const { step, email, isProven } = value
  switch (step) {
    case 'email':
    case 'signedIn':
      return { step, intent }
    case 'details':
      if (value.status !== 'new' || !isText(email) || typeof isProven !== 'boolean') return undefined
      return { step, intent, status: 'new', email, isProven }
    case 'otp': {
      const { status, by, maskedMobile, asksMobile, challenge } = value
      const code = readCode(value)
      if (!code || !isStatus(status) || (by !== 'email' && by !== 'mobile')) return undefined
      if (typeof asksMobile !== 'boolean') return undefined
      return {
        step,
        intent,
        ...code,
        status,
        by,
        maskedMobile: isText(maskedMobile) ? maskedMobile : undefined,
        asksMobile,
        challenge: isText(challenge) ? challenge : undefined,
      }
    }
    case 'number':
      return isText(email) ? { step, intent, email } : undefined
    case 'mobile': {
      const code = readCode(value)
      return code && { step, intent, ...code }
    }
    default:
      return undefined
  }
}

function readCode(
  value: Readonly<Record<string, unknown>>,
): Omit<SentOtpState, 'intent' | 'isTouched'> | undefined {
  const { isResent, resend } = value
  const sentTo = readContact(value.sentTo)
  if (!sentTo || typeof isResent !== 'boolean' || !isRecord(resend)) return undefined
  const { availableAt } = resend
  return typeof availableAt === 'number' ? { sentTo, isResent, resend: { availableAt } } : undefined
}

function readContact(value: unknown): UserContact | undefined {
  if (!isRecord(value)) return undefined
  const { email, mobile, countryCode } = value
  if (!isText(email) || !isText(mobile) || !isCountryCode(countryCode)) return undefined
  return { email, mobile, countryCode }
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isCountryCode = (value: unknown): value is string => isText(value) && /^[1-9]\d{0,3}$/.test(value)
const isStatus = (value: unknown): value is UserStatus =>
  value === 'new' || value === 'verified' || value === 'unverified'
