import { expect, type Page } from '@playwright/test'

/**
 * Reads the newest OTP that was sent to an address or number from the outbox, where demo mode shows mails and text
 * messages. It waits for the first one, because a mail is sent after the response to the page.
 */
export async function readLatestOtp(page: Page, origin: string, to: string): Promise<string> {
  let code = ''
  const look = async () => {
    const outbox = await (await page.request.get(`${origin}/api/outbox`)).text()
    code = parseLatestOtp(outbox, to)
    return code
  }
  await expect.poll(look, { message: `an OTP for ${to}` }).not.toBe('')
  return code
}

/** Returns the newest OTP to an address or number in the outbox’s HTML, else an empty string. */
export function parseLatestOtp(outbox: string, to: string): string {
  const mail = outbox.split('<article>').find((text) => text.includes(to)) ?? ''
  return /\b(\d+) (?:is your|आपका)/.exec(mail)?.[1] ?? ''
}
