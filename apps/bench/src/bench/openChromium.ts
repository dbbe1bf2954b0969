import { findChromium } from '@store/config/chromium'
import { type Browser, chromium } from 'playwright'

/** Starts the Chromium that tests use, on a port of its own where one is named. */
export async function openChromium(port?: number): Promise<Browser> {
  const { executablePath, args } = await findChromium()
  const debugging = port === undefined ? [] : [`--remote-debugging-port=${port}`]
  return chromium.launch({ executablePath, args: [...args, ...debugging] })
}
