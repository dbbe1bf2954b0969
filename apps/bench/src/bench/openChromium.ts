import { findChromium } from '@store/config/chromium'
import { type Browser, chromium } from 'playwright'

/** Launches the Chromium of the tests, on its own debugging port if one is given. */
export async function openChromium(port?: number): Promise<Browser> {
  const { executablePath, args } = await findChromium()
  const debugging = port === undefined ? [] : [`--remote-debugging-port=${port}`]
  return chromium.launch({ executablePath, args: [...args, ...debugging] })
}
