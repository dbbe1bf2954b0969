import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Tab } from './Tab.ts'

const folder = 'node_modules/.cache/engines'

/** Saves a screenshot of a tab, such as the last screen of a failed journey. */
export async function saveScreenshot(tab: Tab, name: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${name}.png`), await tab.takeScreenshot())
}
