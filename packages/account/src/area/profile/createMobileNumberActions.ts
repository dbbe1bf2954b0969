import type { UserContact } from '@store/api-client/contract/login'
import type { ApiError } from '@store/api-client/contract/problem'
import type { Profile } from '@store/api-client/contract/profile'
import { isMobile } from '@store/api-client/contract/rules/isMobile'
import { normalizeMobile } from '@store/api-client/contract/rules/normalizeMobile'
import { parseOtp } from '@store/api-client/contract/rules/parseOtp'
import type { StoreApi } from 'zustand/vanilla'
import type { SectionResource } from '../resource/createSectionResource.ts'
import type { ProfilePorts } from './ProfilePorts.ts'
import type { MobileError, MobileNumberChange, ProfileState } from './ProfileState.ts'

/** Actions on the mobile number of a profile. */
export interface MobileNumberActions {
  /** Opens the form with the current number, or with an empty field. */
  readonly change: () => void
  readonly typeNumber: (value: { readonly code: string; readonly number: string }) => void
  readonly typeCode: (otp: string) => void
  /** Sends an OTP to the number; sends another OTP only when the wait is over. */
  readonly sendCode: () => Promise<void>
  /** Verifies the number with the typed OTP. */
  readonly verify: () => Promise<void>
  /** Cancels the change. */
  readonly cancel: () => void
  /** Seconds until another OTP may be requested. */
  readonly secondsToResend: () => number
}

/**
 * Creates the actions that change a mobile number: it is saved as unverified, gets an OTP, and is verified with it
 * (specification 1, section 4).
 */
export function createMobileNumberActions(
  store: Pick<StoreApi<ProfileState>, 'getState' | 'setState'>,
  reading: SectionResource<Profile>,
  { mobile: client, clock }: Pick<ProfilePorts, 'mobile' | 'clock'>,
): MobileNumberActions {
  const current = () => store.getState().mobile
  const set = (change: Partial<MobileNumberChange>) => {
    const mobile = current()
    if (mobile) store.setState({ mobile: { ...mobile, ...change } })
  }

  const send = async (to: UserContact) => {
    set({ busy: 'send', error: undefined })
    const answer = await reading.request(() => client.saveMobile(to))
    if (!answer) return
    if (!answer.ok) return set({ busy: undefined, error: refused(answer.failure) })
    set({ busy: undefined, sentTo: to, otp: '', resendAt: now() + answer.value.resendAfter * 1000 })
  }
  const now = () => clock.now().getTime()
  const secondsToResend = () => Math.max(0, Math.ceil(((current()?.resendAt ?? 0) - now()) / 1000))

  return {
    change: () => {
      const known = reading.getState()
      if (known.kind !== 'ready') return
      const { mobile, countryCode } = known.data
      const number = { countryCode: countryCode || '91', number: mobile }
      store.setState({ mobile: { ...begun, ...number }, done: undefined })
    },
    typeNumber: ({ code, number }) => set({ countryCode: code, number, error: undefined }),
    typeCode: (otp) => set({ otp, error: undefined }),
    cancel: () => {
      const isStored = current()?.sentTo !== undefined
      store.setState({ mobile: undefined })
      // The server has stored the number as unverified, in the place of the one that the profile shows.
      if (isStored) void reading.refresh()
    },
    secondsToResend,

    sendCode: async () => {
      const known = reading.getState()
      const mobile = current()
      if (!mobile || mobile.busy || known.kind !== 'ready') return
      if (mobile.sentTo) return secondsToResend() > 0 ? undefined : send(mobile.sentTo)
      const { countryCode } = mobile
      const number = normalizeMobile(mobile.number, countryCode)
      if (!isMobile(number, countryCode)) return set({ error: { kind: 'mobile' } })
      return send({ email: known.data.email, mobile: number, countryCode })
    },

    verify: async () => {
      const mobile = current()
      if (!mobile?.sentTo || mobile.busy) return
      const { sentTo } = mobile
      const otp = parseOtp(mobile.otp)
      if (otp === undefined) return set({ error: { kind: mobile.otp.trim() === '' ? 'otpMissing' : 'otp' } })
      set({ busy: 'prove', error: undefined })
      const answer = await reading.request(() => client.proveMobile({ ...sentTo, otp }))
      if (!answer) return
      if (!answer.ok) return set({ busy: undefined, error: refused(answer.failure) })
      store.setState({ mobile: undefined, done: 'proven' })
      await reading.refresh()
    },
  }
}

const begun: MobileNumberChange = {
  countryCode: '91',
  number: '',
  sentTo: undefined,
  otp: '',
  resendAt: 0,
  error: undefined,
  busy: undefined,
}

const refused = (failure: ApiError): MobileError =>
  failure.kind === 'refused'
    ? { kind: 'refused', code: failure.code, message: failure.message }
    : { kind: 'refused', code: '', message: '' }
