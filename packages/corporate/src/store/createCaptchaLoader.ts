import type { EnquiryPorts } from './EnquiryPorts.ts'
import type { CaptchaState } from './EnquiryState.ts'

/** Creates the captcha loader; of two concurrent requests the latest wins. */
export function createCaptchaLoader(
  { client, clock }: Pick<EnquiryPorts, 'client' | 'clock'>,
  show: (captcha: CaptchaState) => void,
) {
  let newest = 0
  return {
    /** Replaces the current captcha with a new one. */
    async renew(): Promise<void> {
      const mine = ++newest
      show({ kind: 'busy' })
      const answer = await client.captcha()
      if (mine !== newest) return
      if (!answer.ok) return show({ kind: 'failed' })
      const { usefulFor, ...picture } = answer.value
      show({ kind: 'ready', ...picture, until: clock.now().getTime() + usefulFor * 1000 })
    },

    /** Whether a captcha is still valid. */
    isFresh: (captcha: CaptchaState): boolean =>
      captcha.kind === 'ready' && clock.now().getTime() < captcha.until,
  }
}
