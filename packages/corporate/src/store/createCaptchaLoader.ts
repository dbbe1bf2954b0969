import type { EnquiryPorts } from './EnquiryPorts.ts'
import type { CaptchaState } from './EnquiryState.ts'

/** Asks for pictures; of two that are asked for the later one counts. */
export function createCaptchaLoader(
  { client, clock }: Pick<EnquiryPorts, 'client' | 'clock'>,
  show: (captcha: CaptchaState) => void,
) {
  let newest = 0
  return {
    /** Another picture in place of the one there is. */
    async renew(): Promise<void> {
      const mine = ++newest
      show({ kind: 'busy' })
      const answer = await client.captcha()
      if (mine !== newest) return
      if (!answer.ok) return show({ kind: 'failed' })
      const { usefulFor, ...picture } = answer.value
      show({ kind: 'ready', ...picture, until: clock.now().getTime() + usefulFor * 1000 })
    },

    /** Whether a picture can still be answered. */
    isFresh: (captcha: CaptchaState): boolean =>
      captcha.kind === 'ready' && clock.now().getTime() < captcha.until,
  }
}
